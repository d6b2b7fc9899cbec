// What Resistance brings for the record of its missions.

import "@fontsource/bangers/latin.css";
import "@fontsource/bangers/latin-ext.css";
import type { CampaignFace } from "../../campaign/face";
import Aside from "./campaign/Aside.svelte";
import Brief from "./campaign/Brief.svelte";
import "./campaign/looks.css";
import Missions from "./campaign/Missions.svelte";
import { COLUMNS } from "./campaign/runs";
import "./looks.css";

export const campaign: CampaignFace = { Map: Missions, Brief, Aside, columns: COLUMNS };
