// What the choice under the pointer would do to the things on the board.

import { useAsking } from "../../stores/asking.svelte";
import { ghostsOf, type Ghosts } from "./ghosts";

/** Read `current` in a template: it follows the pointer. */
export const useGhosts = (): { readonly current: Ghosts } => {
  const asking = useAsking();
  const current = $derived(ghostsOf(asking.plan));
  return {
    get current() {
      return current;
    },
  };
};
