// Pointing at what is to be pressed: the buttons of the choices, and the same choices on the board and in the hand.

import { idOf, kindOf, type Option } from "../games/told";

const quoted = (text: string): string => `"${CSS.escape(text)}"`;

/**
 * Where a choice can be pressed: its button, whatever has its words as a spoken name, and the things it names. A thing
 * is "kind id", and drawn with an attribute `data-kind="id"`.
 */
export const placesOf = ({ notation, text, things }: Option): string => {
  const places = [`[data-choice=${quoted(notation)}]`, `button[aria-label=${quoted(text)}]`];
  places.push(`[role="button"][aria-label=${quoted(text)}]`);
  for (const thing of things) {
    places.push(`[data-${kindOf(thing)}=${quoted(idOf(thing))}]`);
  }
  return places.join(", ");
};

const attributesIn = (places: string): string[] => [...places.matchAll(/\[(data-[a-z_]+)=/g)].map(([, name = ""]) => name);

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
    attributeFilter: [...new Set(["data-choice", "aria-label", "data-testid", ...attributesIn(places)])],
  });
  return () => {
    observer.disconnect();
    for (const place of marked) unmark(place);
  };
};
