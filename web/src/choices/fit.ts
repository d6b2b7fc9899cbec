// Choices that do not fit at full size stand closer together, then say less, then get smaller, so that none is hidden
// below an edge.

const STEPS = ["dense", "brief", "tight"] as const;

/** Marks a list as `dense`, as `brief` and as `tight` too, while it would need a scrollbar without. */
export const fit = (list: HTMLElement): (() => void) => {
  const measure = (): void => {
    list.classList.remove(...STEPS);
    for (const step of STEPS) if (list.scrollHeight > list.clientHeight + 1) list.classList.add(step);
  };
  const size = new ResizeObserver(measure);
  const content = new MutationObserver(measure);
  size.observe(list);
  content.observe(list, { childList: true, subtree: true, characterData: true });
  measure();
  return () => {
    size.disconnect();
    content.disconnect();
  };
};
