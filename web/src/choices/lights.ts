// What is lit: for each thing, the choices that name it.

import type { Option } from "../games/told";

export class Lights {
  private readonly found = new Map<string, Option[]>();

  constructor(options: readonly Option[]) {
    for (const option of options)
      for (const thing of option.things) this.found.set(thing, [...(this.found.get(thing) ?? []), option]);
  }

  /** The choices that name this thing. */
  of(kind: string, id: string): readonly Option[] {
    return this.found.get(`${kind} ${id}`) ?? [];
  }

  /** Some choice names a thing of that kind. */
  has(kind: string): boolean {
    return [...this.found.keys()].some((key) => key.startsWith(`${kind} `));
  }
}
