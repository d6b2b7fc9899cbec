// What the player holds in the hand: a die that has been picked up, or a thing that has been pointed to. It belongs to
// this screen only and is gone with the next state of the table.

import { ui } from "../../stores/ui.svelte";
import type { Option } from "../face";
import { NOTHING, deedOf, lightsOf, type Deed, type Lights, type Picked, type Thing } from "./choice";

/** What is done with a choice, and what is asked about a thing that is not lit. */
export interface Ways {
  readonly choose: (choice: string) => void;
  readonly why: (subject: string, beside: Element | null) => void;
}

export class Hand {
  picked = $state.raw<Picked>(NOTHING);
  /** Where a die is that is being dragged, in pixels of the window. */
  drag = $state.raw<{ item: string; x: number; y: number } | null>(null);
  deeds = $state.raw<readonly Deed[]>([]);
  readonly lights: Lights = $derived(lightsOf(this.deeds, this.picked));
  private ways: Ways = { choose: () => undefined, why: () => undefined };

  /** From now on, this is the table. */
  lead(ways: Ways): void {
    this.ways = ways;
  }

  /** The table has gone on. */
  deal(options: readonly Option[]): void {
    this.deeds = options.map(deedOf);
    this.picked = NOTHING;
    this.drag = null;
  }

  drop(): void {
    this.picked = NOTHING;
  }

  get isEmpty(): boolean {
    return this.picked.item === null && this.picked.places.length === 0;
  }

  /** A die is wanted first: places that could take one are lit only a little. */
  get isSoft(): boolean {
    return this.isEmpty && this.deeds.some(({ item }) => item !== null);
  }

  /** What the choice under the pointer would do. */
  get hovered(): Deed | undefined {
    return this.deeds.find(({ choice }) => choice === ui.hovered);
  }

  /** It names this thing. */
  isNear(thing: Thing): boolean {
    return this.hovered?.places.includes(thing) ?? false;
  }

  /** The choices are about enemies: whoever presses one means it, and not the ground under it. */
  get isAboutEnemies(): boolean {
    return this.deeds.some(({ places }) => places[0]?.startsWith("enemy ") === true);
  }

  hasItem(item: string): boolean {
    return this.lights.items.has(item);
  }

  has(...things: Thing[]): boolean {
    return things.some((thing) => this.lights.places.has(thing));
  }

  /** Take up a die or a Scrap card, or lay it down again. */
  pick(item: string): void {
    const next: Picked = { ...this.picked, item: this.picked.item === item ? null : item };
    if (next.item !== null && lightsOf(this.deeds, next).left.length === 0) return this.pick(item);
    this.settle(next, next.item !== null);
  }

  /** Point to a thing: the first of its names that is lit counts. If none is, ask why not. */
  press(things: readonly Thing[], subject: string, beside: Element | null): void {
    const next = this.toward(things);
    if (next === null) this.ways.why(this.asked(subject), beside);
    else this.settle(next, true);
  }

  /** The choice that pressing these things would make, if it would make one. */
  meant(things: readonly Thing[]): string | null {
    const next = this.toward(things);
    return next === null ? null : this.only(next);
  }

  /** What to ask about a thing that is not lit: with a die in the hand, about that die on it. */
  private asked(subject: string): string {
    const { item } = this.picked;
    const [kind = "", id = ""] = subject.split(" ");
    if (item === null || (!item.includes("=") && !/^[wr]\d/.test(item))) return subject;
    const short = item.includes("=") ? item : item.slice(1);
    const verbs: Readonly<Record<string, string>> = item.startsWith("r") ? { enemy: "red" } : { slot: "use", section: "ram" };
    const verb = verbs[kind];
    return verb === undefined ? subject : `choice ${verb} ${short} ${id}`;
  }

  private toward(things: readonly Thing[]): Picked | null {
    const { left, places } = this.lights;
    const thing = things.find((one) => left.some((deed) => deed.places.includes(one))) ?? things.find((one) => places.has(one));
    if (thing === undefined) return null;
    if (this.picked.places.includes(thing)) return { ...this.picked, places: this.picked.places.filter((one) => one !== thing) };
    const further: Picked = { ...this.picked, places: [...this.picked.places, thing] };
    const isFurther = lightsOf(this.deeds, further).left.length > 0;
    return isFurther ? further : { ...this.picked, places: [thing] };
  }

  private only(next: Picked): string | null {
    const { left } = lightsOf(this.deeds, next);
    const [first] = left;
    if (first === undefined || left.length > 1) return null;
    const isPlaced = first.places.length === 0 || next.places.length > 0;
    return isPlaced ? first.choice : null;
  }

  private settle(next: Picked, isForward: boolean): void {
    this.picked = next;
    const choice = isForward ? this.only(next) : null;
    if (choice === null) return;
    ui.hovered = choice;
    this.ways.choose(choice);
  }
}

/** There is one table on a screen, and one player in front of it. */
export const hand = new Hand();
