// What Wreckland Run brings for its campaigns.

import "@fontsource-variable/big-shoulders-display/wght";
import type { CampaignFace } from "../../campaign/face";
import { say } from "../../text/text.svelte";
import DifficultyForm from "./campaign/DifficultyForm.svelte";
import Emblem from "./campaign/Emblem.svelte";
import "./campaign/looks.css";
import RigForm from "./campaign/RigForm.svelte";
import RigPanel from "./campaign/RigPanel.svelte";
import { FIRST_RIG, difficultyName, heroName, optionsOf, rigOf, vehicleName } from "./campaign/rigs";
import RoadMap from "./campaign/RoadMap.svelte";
import { COLUMNS, turnsOf } from "./campaign/runs";
import Scene from "./campaign/Scene.svelte";
import "./looks.css";

export const campaign: CampaignFace = {
  Map: RoadMap,
  Setup: RigPanel,
  Scene,
  Emblem,
  Form: RigForm,
  attempt: ["difficulty"],
  AttemptForm: DifficultyForm,
  first: optionsOf(FIRST_RIG),
  nameOf: (options) => {
    const { vehicle, hero } = rigOf(options);
    return say("campaign-rig", { vehicle: vehicleName(vehicle), hero: heroName(hero) });
  },
  termsOf: (options) => [difficultyName(rigOf(options).difficulty)],
  columns: COLUMNS,
  chart: { of: turnsOf, name: "campaign-chart", text: "campaign-chart-text" },
};
