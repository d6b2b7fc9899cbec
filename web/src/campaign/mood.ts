// Rust and sand: how the pages of this game look while they are open, before and between its tables.

import "@fontsource-variable/big-shoulders-display/wght";
import "../games/wreckland/looks.css";
import "./mood.css";
import { GAME } from "./rigs";

/** Put the page into the mood of the game, until the returned function is called. */
export const enterMood = (): (() => void) => {
  const page = document.documentElement;
  page.dataset["game"] = GAME;
  return () => delete page.dataset["game"];
};
