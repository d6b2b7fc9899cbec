import "@fontsource/bangers/latin.css";
import "@fontsource/bangers/latin-ext.css";
import type { Door } from "../../front/doors";
import Picture from "./front/DoorPicture.svelte";

export const door: Door = {
  order: 3,
  Picture,
  style:
    '--sign-ground: #14161d; --sign: #ffd83d; --sign-dim: #e9e4d6; --sign-size: 30px; --sign-small: 20px; --sign-line: 1; --sign-space: 0.05em; --sign-font: "Bangers"',
};
