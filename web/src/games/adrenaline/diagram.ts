// An effect of a weapon as a little picture: a row of squares with who stands there, and what lies between them.
// It is made from the steps on the card, so that it cannot say anything else than the card.

import type { Effect, Step, Weapon } from "./cards";

/** Who stands on a square. A ghost was chosen by another effect of the card. */
export interface Pawn {
  readonly who: "me" | "target" | "ghost";
  readonly isAll: boolean;
  readonly isOptional: boolean;
  readonly most: number;
  damage: number;
  marks: number;
}

export interface Place {
  readonly kind: "square" | "room" | "spot";
  readonly pawns: Pawn[];
}

/** What lies between two squares: they touch, one sees the other or not, a line through walls, or somebody moves. */
export interface Link {
  kind: "touch" | "sight" | "unseen" | "through" | "near" | "go" | "push" | "pull";
  label: string;
}

/** Places with a link before each but the first. */
export interface Row {
  readonly places: Place[];
  readonly links: Link[];
}

const pawn = (who: Pawn["who"], step?: Step): Pawn => ({
  who,
  isAll: step?.step === "everyone",
  isOptional: step?.optional ?? false,
  most: step?.step === "everyone" ? 1 : (step?.up_to ?? 1),
  damage: 0,
  marks: 0,
});

const LINKS: Readonly<Record<string, Link["kind"]>> = {
  seen: "sight",
  unseen: "unseen",
  next: "touch",
  line: "through",
  near: "near",
};

class Sketch {
  readonly rows: Row[] = [];
  private readonly places = new Map<string, { place: Place; pawn: Pawn }>();
  private me: Place;
  private spot: Place | null = null;

  /** `known` are the steps of the other effects, which may have chosen what this one speaks of. */
  constructor(private readonly known: readonly Step[]) {
    this.me = this.begin();
  }

  draw(step: Step): void {
    switch (step.step) {
      case "pick":
      case "everyone":
        this.put(step, "target");
        break;
      case "aim":
        this.spot = this.reach(step.place ?? "seen", step, "spot");
        break;
      case "aimroom":
        this.spot = this.reach("seen", step, "room");
        break;
      case "hit": {
        const found = this.find(step.name ?? "");
        found.pawn.damage += step.damage ?? 0;
        found.pawn.marks += step.marks ?? 0;
        break;
      }
      case "push":
        this.after(this.find(step.name ?? "").place, { kind: "push", label: `0–${step.up_to ?? 1}` });
        break;
      case "pull":
        this.relink(this.find(step.name ?? "").place, { kind: "pull", label: `≤${step.up_to ?? 1}` });
        break;
      case "go":
        this.go(step);
        break;
      case "allow":
        break;
    }
  }

  private begin(): Place {
    const place: Place = { kind: "square", pawns: [pawn("me")] };
    this.rows.push({ places: [place], links: [] });
    this.me = place;
    return place;
  }

  private rowOf(place: Place): Row {
    const row = this.rows.find(({ places }) => places.includes(place));
    if (row === undefined) throw new Error("a place without a row");
    return row;
  }

  /** A new square behind this one. */
  private after(place: Place, link: Link, kind: Place["kind"] = "square"): Place {
    const next: Place = { kind, pawns: [] };
    const row = this.rowOf(place);
    row.places.push(next);
    row.links.push(link);
    return next;
  }

  private relink(place: Place, link: Link): void {
    const row = this.rowOf(place);
    const number = row.places.indexOf(place);
    if (number > 0) row.links[number - 1] = link;
  }

  /** The squares that a word of the card means, as one square of the picture. */
  private reach(words: string, step: Step, kind: Place["kind"] = "square"): Place {
    const [word = "", of = ""] = words.split(" ");
    const label = step.away ? `≥${step.away}` : word === "near" ? "≤2" : "";
    switch (word) {
      case "here":
        return this.me;
      case "spot":
      case "room":
        return this.aimed();
      case "around":
        return this.after(this.aimed(), { kind: "pull", label: "≤1" });
      case "beyond":
        return this.after(this.aimed(), { kind: "touch", label: "" });
      case "among":
      case "square_of":
        return this.find(of).place;
      case "seen_by":
        return this.after(this.find(of).place, { kind: "sight", label: "" });
      case "pullable": {
        const landing = this.after(this.start(), { kind: "sight", label: "" });
        return this.after(landing, { kind: "pull", label: "0–2" });
      }
      default:
        return this.after(this.start(), { kind: LINKS[word] ?? "sight", label }, kind);
    }
  }

  /** One's own square at the beginning of a row: a fresh row where this one goes on already. */
  private start(): Place {
    const row = this.rowOf(this.me);
    return row.places.at(-1) === this.me ? this.me : this.begin();
  }

  private put(step: Step, who: "target" | "ghost"): void {
    const words = step.place ?? "seen";
    if (who === "target" && words.startsWith("among")) {
      const found = this.find(words.split(" ")[1] ?? "");
      this.places.set(step.name ?? "", found);
      return;
    }
    const place = this.reach(words, step);
    const one = pawn(who, step);
    place.pawns.push(one);
    this.places.set(step.name ?? "", { place, pawn: one });
  }

  /** A target by its letter; one of another effect stands there as a ghost. */
  private find(name: string): { place: Place; pawn: Pawn } {
    const found = this.places.get(name);
    if (found !== undefined) return found;
    const step = this.known.find((one) => (one.step === "pick" || one.step === "everyone") && one.name === name);
    this.put(step ?? { step: "pick", name, place: "seen" }, "ghost");
    return this.find(name);
  }

  /** The square aimed at; if another effect has aimed, the way it did. */
  private aimed(): Place {
    if (this.spot === null) {
      const step = this.known.find((one) => one.step === "aim");
      this.spot = this.reach(step?.place ?? "seen", step ?? { step: "aim" }, "spot");
    }
    return this.spot;
  }

  private go(step: Step): void {
    const [word = "", of = ""] = step.to?.split(" ") ?? [];
    const link: Link = { kind: "go", label: step.to === undefined ? (step.up_to ?? 1) > 1 ? `1–${step.up_to ?? 1}` : "1" : "" };
    if (word === "spot" || word === "square_of") {
      const place = word === "spot" ? this.aimed() : this.find(of).place;
      this.relink(place, link);
      this.me = place;
    } else this.me = this.after(this.me, link);
    this.me.pawns.unshift({ ...pawn("me"), isOptional: step.optional ?? false });
  }
}

/** The picture of one effect, row by row. */
export const rowsOf = (weapon: Weapon, effect: Effect): readonly Row[] => {
  const known = weapon.effects.filter((other) => other !== effect).flatMap(({ steps }) => steps);
  const sketch = new Sketch(known);
  for (const step of effect.steps) sketch.draw(step);
  return sketch.rows;
};
