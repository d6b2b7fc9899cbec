/** The level of the bots in an offer that was kept on this device; empty if none can be read. */
export const lastLevel = (kept: string | null): string => {
  try {
    const level = (JSON.parse(kept ?? "{}") as { level?: unknown } | null)?.level;
    return typeof level === "string" ? level : "";
  } catch {
    return "";
  }
};
