// Decisions with one answer only, which the client may give by itself. Which those are, the face of the game tells.

export interface Around {
  /** Somebody else plays along, at the same device or at another one. */
  readonly hasPeople: boolean;
  readonly canUndo: boolean;
}

export interface Forced {
  readonly choice: string;
  /** How long the answer can be seen before it is given, in milliseconds. */
  readonly pause: number;
}
