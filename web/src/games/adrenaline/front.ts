import type { Front } from "../../front/doors";
import ArenaTile from "./front/ArenaTile.svelte";
import Fighters from "./front/Fighters.svelte";
import Portrait from "./Portrait.svelte";
import { termsOf } from "./terms";
import { beginTraining } from "./training";

export const front: Front = {
  Hero: Fighters,
  order: ["mode", "arena", "skulls", "ending"],
  tiles: { "options.arena": ArenaTile },
  terms: termsOf,
  Portrait,
  training: { begin: beginTraining, name: "front-training", text: "front-training-text" },
};
