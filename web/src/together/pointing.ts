// Pointing at things on the table: which thing somebody means, and where it is drawn.

import { idOf, kindOf } from "../games/told";

/** The thing that an element draws, or that it is a part of; of these kinds. */
export const thingAt = (element: Element | null, kinds: readonly string[]): string | null => {
  if (element?.closest(".table") == null) return null;
  const found = element.closest<HTMLElement | SVGElement>(kinds.map((kind) => `[data-${kind}]`).join(", "));
  const kind = kinds.find((one) => found?.dataset[one]);
  return kind === undefined ? null : `${kind} ${found?.dataset[kind]}`;
};

/** The thing that the keyboard is on, else the one under the pointer. */
export const thingInHand = (kinds: readonly string[]): string | null => {
  const held = document.activeElement?.matches(":focus-visible") ? thingAt(document.activeElement, kinds) : null;
  return held ?? thingAt([...document.querySelectorAll(":hover")].at(-1) ?? null, kinds);
};

/** Where a thing is drawn: on the board if it is there; null if it cannot be seen now. */
export const placeOf = (thing: string): DOMRect | null => {
  const drawn = `[data-${kindOf(thing)}="${CSS.escape(idOf(thing))}"]`;
  const found = document.querySelector(`[data-testid="board"] ${drawn}`) ?? document.querySelector(`.table ${drawn}`);
  const place = found?.getBoundingClientRect();
  return place && place.width > 0 ? place : null;
};
