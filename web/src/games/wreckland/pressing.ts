// What makes a thing on the table answer: to a press, to the pointer, and to a die that is dropped on it.

import type { HTMLButtonAttributes } from "svelte/elements";
import { ui } from "../../stores/ui.svelte";
import type { Thing } from "./choice";
import { hand } from "./hand.svelte";

/** `things` are its names, the most telling first; `card` can be read. */
export const pressing = (things: readonly Thing[], subject: string, card: string | null = null): HTMLButtonAttributes => {
  const look = (isIn: boolean): void => {
    ui.hovered = isIn ? hand.meant(things) : null;
    ui.pointed = isIn ? card : null;
  };
  return {
    onclick: (event) => {
      event.stopPropagation();
      const isDumb = card !== null && (hand.deeds.length === 0 || ui.narrow) && !hand.has(...things);
      if (isDumb) ui.inspected = [card];
      else hand.press(things, subject, event.currentTarget);
    },
    onkeydown: (event) => {
      if (event.repeat) event.preventDefault();
      if (event.key !== "i" || card === null) return;
      event.stopPropagation();
      ui.inspected = [card];
    },
    onpointerenter: () => look(true),
    onpointerleave: () => look(false),
    onfocus: () => look(true),
    onblur: () => look(false),
    "data-drop": things.join("|"),
    "data-subject": subject,
  };
};

/** So far a finger or a mouse may slip before a press is a drag. */
const SLIP = 7;

/** Lets a die be dragged to a lit place; `pick` takes it up, and a press without a drag does the same. */
export const dragged =
  (item: string, pick: () => void) =>
  (node: Element): (() => void) => {
    const end = new AbortController();
    let from: { x: number; y: number; id: number } | null = null;
    const things = (target: Element | null): string[] => (target?.getAttribute("data-drop") ?? "").split("|").filter((name) => name !== "");
    /** What lies under the die; of several things, the uppermost that is lit. */
    const targetAt = (x: number, y: number): Element | null => {
      const found = document.elementsFromPoint(x, y).flatMap((one) => one.closest("[data-drop]") ?? []);
      return found.find((one) => hand.has(...things(one))) ?? found[0] ?? null;
    };

    const down = (event: Event): void => {
      const { button, clientX: x, clientY: y, pointerId: id } = event as PointerEvent;
      if (button === 0 && hand.hasItem(item)) from = { x, y, id };
    };
    const move = (event: Event): void => {
      const { clientX: x, clientY: y, pointerId } = event as PointerEvent;
      if (from === null || pointerId !== from.id) return;
      if (hand.drag === null) {
        if (Math.hypot(x - from.x, y - from.y) < SLIP) return;
        if (hand.picked.item !== item) pick();
        node.setPointerCapture(from.id);
      }
      hand.drag = { item, x, y };
      ui.hovered = hand.meant(things(targetAt(x, y)));
    };
    const up = (event: Event): void => {
      const { clientX: x, clientY: y, pointerId } = event as PointerEvent;
      if (from === null || pointerId !== from.id) return;
      from = null;
      if (hand.drag === null) return;
      hand.drag = null;
      swallowClick();
      const target = targetAt(x, y);
      if (target !== null && !node.contains(target)) hand.press(things(target), target.getAttribute("data-subject") ?? "", target);
    };
    const cancel = (): void => {
      from = null;
      hand.drag = null;
    };
    const { signal } = end;
    node.addEventListener("pointerdown", down, { signal });
    // A quick hand has left the thing before it is seen to move.
    window.addEventListener("pointermove", move, { signal });
    window.addEventListener("pointerup", up, { signal });
    window.addEventListener("pointercancel", cancel, { signal });
    return () => {
      end.abort();
      cancel();
    };
  };

/** The click that ends a drag is none. */
const swallowClick = (): void => {
  const end = new AbortController();
  const stop = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
    end.abort();
  };
  document.addEventListener("click", stop, { capture: true, signal: end.signal });
  setTimeout(() => end.abort(), 60);
};
