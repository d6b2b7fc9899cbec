// How much moves on the screen: a wish of the player. Where the system asks for less motion, things only fade.

import { store, stored } from "../stores/ui.svelte";

export const SPEEDS = ["off", "fast", "normal"] as const;
export type Speed = (typeof SPEEDS)[number];

const SCALES: Readonly<Record<Speed, number>> = { off: 0, fast: 0.45, normal: 1 };
const CALM = matchMedia("(prefers-reduced-motion: reduce)");

const firstSpeed = (): Speed => {
  const wish = stored("frenzy-motion");
  return SPEEDS.find((speed) => speed === wish) ?? "normal";
};

class Motion {
  speed = $state<Speed>(firstSpeed());

  /** What times are multiplied with; 0 shows no film at all. */
  get scale(): number {
    return SCALES[this.speed];
  }

  /** Nothing moves from place to place; what happens is shown by fading in and out. */
  get isCalm(): boolean {
    return CALM.matches;
  }

  set(speed: Speed): void {
    this.speed = speed;
    store("frenzy-motion", speed);
    this.mark();
  }

  /** The style sheet reads the speed too. */
  mark(): void {
    document.documentElement.dataset["motion"] = this.speed;
  }
}

export const motion = new Motion();
motion.mark();
