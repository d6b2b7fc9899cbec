// The film of the enemies' phase: it plays by itself, and can be stopped, stepped and left.

import { motion } from "../../../film/motion.svelte";
import { sounds } from "../../../film/sounds";
import type { GameEvent, View } from "../view";
import { panelsOf, pauseFor, phaseIn, rewound, type Panel } from "./reel";

export class Reel {
  private events = $state.raw<readonly GameEvent[]>([]);
  private panels = $state.raw<readonly Panel[]>([]);
  private place = $state(0);
  isPaused = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wasUnderWay = false;

  get isOn(): boolean {
    return this.panels.length > 0;
  }

  get panel(): Panel | undefined {
    return this.panels[this.place];
  }

  get now(): number {
    return this.place + 1;
  }

  get all(): number {
    return this.panels.length;
  }

  /** The table has changed by these events. What is still to be shown goes on before what is new. */
  tell(view: View, latest: readonly GameEvent[]): void {
    const isUnderWay = this.wasUnderWay;
    this.wasUnderWay = view.phase === "enemies";
    const fresh = motion.scale === 0 ? [] : phaseIn(latest, isUnderWay);
    if (fresh.length === 0) {
      if (latest.length > 0) this.skip();
      return;
    }
    const kept = this.isOn ? this.events : [];
    const before = this.isOn ? this.panels : [];
    const found = panelsOf(fresh, kept.length);
    if (found.length === 0) return;
    this.events = [...kept, ...fresh];
    this.panels = [...before, ...found];
    if (before.length === 0) this.show(0);
    else this.wait();
  }

  /** It is told here, and nowhere else. */
  tells(event: GameEvent): boolean {
    return this.events.includes(event);
  }

  /** The events after the panel that is shown: they have not happened yet. */
  get later(): readonly GameEvent[] {
    const panel = this.panel;
    return panel === undefined ? [] : this.events.slice(panel.last + 1);
  }

  /** The table as it stands in this panel. */
  scene(view: View): View {
    return this.isOn ? { ...view, ...rewound(view, this.later) } : view;
  }

  readonly back = (): void => this.step(-1);
  readonly next = (): void => this.step(1);

  readonly toggle = (): void => {
    this.isPaused = !this.isPaused;
    this.wait();
  };

  readonly skip = (): void => {
    clearTimeout(this.timer);
    this.panels = this.events = [];
    this.place = 0;
    this.isPaused = false;
  };

  private step(by: number): void {
    this.isPaused = true;
    this.show(this.place + by);
  }

  private show(place: number): void {
    if (place >= this.panels.length) {
      this.skip();
      return;
    }
    this.place = Math.max(0, place);
    const lead = this.panel?.events[0]?.event ?? "";
    sounds.play(lead === "zone_attacked" ? "hit" : lead.endsWith("spawned") || lead === "card_drawn" ? "spawn" : "step");
    this.wait();
  }

  private wait(): void {
    clearTimeout(this.timer);
    if (!this.isPaused && this.isOn) this.timer = setTimeout(() => this.show(this.place + 1), pauseFor(this.panels.length) * Math.max(motion.scale, 0.45));
  }
}
