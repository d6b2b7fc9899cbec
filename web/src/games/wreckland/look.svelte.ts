// What the choice under the pointer would do to the things on the board.

import { useQueries } from "../../stores/queries.svelte";
import { ghostsOf, type Ghosts } from "./ghosts";

/** Read `current` in a template: it follows the pointer. */
export const useGhosts = (): { readonly current: Ghosts } => {
  const queries = useQueries();
  const current = $derived(ghostsOf(queries.plan));
  return {
    get current() {
      return current;
    },
  };
};
