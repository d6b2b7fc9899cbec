// Choices that do not fit at full size stand closer together, so that none is hidden below an edge.

/** Marks a list as `dense` while it would need a scrollbar. */
export const fit = (list: HTMLElement): (() => void) => {
  const measure = (): void => {
    list.classList.remove("dense");
    list.classList.toggle("dense", list.scrollHeight > list.clientHeight + 1);
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
