// Pointing at what is to be pressed: the buttons of the choices, and the same choices on the board and in the hand.

import { thingOf } from "../choices/match";

const quoted = (text: string): string => `"${CSS.escape(text)}"`;

/** Where a choice can be pressed. Cards and plates are found by their spoken name, which is the choice in words. */
export const placesOf = (choice: string, words: string): string => {
  const thing = thingOf(choice);
  const places = [`[data-choice=${quoted(choice)}]`, `button[aria-label=${quoted(words)}]`];
  places.push(`[role="button"][aria-label=${quoted(words)}]`);
  if (thing.on === "square") places.push(`[data-square=${quoted(thing.id)}]`);
  if (thing.on === "figure") places.push(`[data-figure=${quoted(thing.id)}]`);
  return places.join(", ");
};

/** Mark these places, also those that are drawn later, until the returned function is called. */
export const point = (root: Element, places: string, note: string): (() => void) => {
  let marked = new Set<Element>();
  const unmark = (place: Element): void => {
    place.removeAttribute("data-coached");
    if (place.getAttribute("aria-describedby") === note) place.removeAttribute("aria-describedby");
  };
  const mark = (): void => {
    const found = new Set(root.querySelectorAll(places));
    for (const place of marked) if (!found.has(place)) unmark(place);
    for (const place of found) {
      if (marked.has(place)) continue;
      place.setAttribute("data-coached", "");
      place.setAttribute("aria-describedby", note);
      if (place instanceof HTMLElement) place.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
    marked = found;
  };
  const observer = new MutationObserver(mark);
  mark();
  observer.observe(root, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["data-choice", "data-square", "data-figure", "aria-label", "data-testid"],
  });
  return () => {
    observer.disconnect();
    for (const place of marked) unmark(place);
  };
};
