// What is lit: for each thing, the choices that name it.

export class Lights {
  private readonly found = new Map<string, string[]>();

  /** `thingsOf` tells the things that a choice names, each as "kind id". */
  constructor(choices: readonly string[], thingsOf: (choice: string) => readonly string[]) {
    for (const choice of choices)
      for (const thing of thingsOf(choice)) this.found.set(thing, [...(this.found.get(thing) ?? []), choice]);
  }

  /** The choices that name this thing. */
  of(kind: string, id: string): readonly string[] {
    return this.found.get(`${kind} ${id}`) ?? [];
  }

  /** Some choice names a thing of that kind. */
  has(kind: string): boolean {
    return [...this.found.keys()].some((key) => key.startsWith(`${kind} `));
  }
}
