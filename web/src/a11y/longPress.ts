// A card is read by a long press on a touch screen, or by the second button of a mouse.

import type { Attachment } from "svelte/attachments";

const LONG = 450;
/** A click that comes so soon after the finger has left belongs to the long press. */
const SOON = 350;

/** Swallow the click that ends the press, wherever it lands: what was opened lies under the finger by now. */
const swallowClick = (): void => {
  const end = new AbortController();
  const options = { capture: true, signal: end.signal };
  const stop = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
    end.abort();
  };
  const leave = (): unknown => setTimeout(() => end.abort(), SOON);
  document.addEventListener("click", stop, options);
  for (const name of ["pointerup", "pointercancel"]) document.addEventListener(name, leave, options);
};

/** Makes a thing answer to a long press; the click that ends the press does nothing more. */
export const held =
  (read: () => void): Attachment =>
  (node) => {
    const end = new AbortController();
    const options = { signal: end.signal };
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isRead = false;
    const open = (): void => {
      clearTimeout(timer);
      if (!isRead) read();
      isRead = true;
    };
    const stop = (): void => clearTimeout(timer);
    const start = (event: Event): void => {
      isRead = false;
      stop();
      if ((event as PointerEvent).pointerType === "mouse") return;
      timer = setTimeout(() => {
        swallowClick();
        open();
      }, LONG);
    };
    const menu = (event: Event): void => {
      event.preventDefault();
      event.stopPropagation();
      open();
    };
    node.addEventListener("pointerdown", start, options);
    for (const name of ["pointerup", "pointercancel", "pointerleave"]) node.addEventListener(name, stop, options);
    node.addEventListener("contextmenu", menu, options);
    return () => {
      stop();
      end.abort();
    };
  };
