import "@fontsource-variable/big-shoulders-display/wght";
import type { Door } from "../../front/doors";
import Picture from "./front/DoorPicture.svelte";

export const door: Door = {
  order: 2,
  Picture,
  style:
    '--sign-ground: #1d1310; --sign: #ffbe55; --sign-dim: #e0cfbb; --sign-size: 29px; --sign-small: 20px; --sign-line: 1; --sign-space: 0.05em; --sign-font: "Big Shoulders Display Variable"',
};
