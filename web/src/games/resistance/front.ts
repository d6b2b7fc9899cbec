import type { Front } from "../../front/doors";
import MissionPick from "./front/MissionPick.svelte";
import Portrait from "./Portrait.svelte";
import { missionName } from "./speak";
import { beginTutorial } from "./training";

export const front: Front = {
  Hero: MissionPick,
  order: ["mission", "heroes", "hands"],
  terms: (options) => [missionName(String(options["mission"] ?? "MH0"))],
  Portrait,
  introduces: true,
  training: { begin: beginTutorial, name: "tutorial-mission", text: "tutorial-mission-text" },
};
