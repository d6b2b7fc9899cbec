// What is drawn over the map now and then: one piece, loaded when the first of it is wanted.

export { default as Ghosts } from "./Ghosts.svelte";
export { default as ReelBar } from "./ReelBar.svelte";
export { default as ReelScene } from "./ReelScene.svelte";
export { default as ThreatLegend } from "./ThreatLegend.svelte";
export { default as ThreatMap } from "./ThreatMap.svelte";
export { default as Threats } from "./Threats.svelte";
