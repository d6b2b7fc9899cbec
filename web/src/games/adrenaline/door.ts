import type { Door } from "../../front/doors";
import Picture from "./front/DoorPicture.svelte";

export const door: Door = { order: 1, Picture, style: "--sign: #66f0ff" };
