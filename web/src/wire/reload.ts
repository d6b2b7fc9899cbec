// A page that was opened before a new version came to the server asks for files that are gone. It is loaded anew, once,
// and comes back to the same table: the address names it, and the server knows who sits there.

const KEPT = "frenzy-renewed";

/** The script that a page begins with: every version has another name for it. */
export const scriptIn = (page: string): string | null => /<script[^>]*\ssrc="([^"]+)"/.exec(page)?.[1] ?? null;

export interface Surroundings {
  /** The page as the server has it now. */
  readonly fetchPage: () => Promise<string>;
  /** The script that this page has begun with. */
  readonly own: string | null;
  readonly kept: Pick<Storage, "getItem" | "setItem">;
  readonly reload: () => void;
}

/** Load the page anew if the server has another one, and not twice for the same: a server that is away has none. */
export const renew = async ({ fetchPage, own, kept, reload }: Surroundings): Promise<void> => {
  const offered = scriptIn(await fetchPage());
  if (offered === null || offered === own || kept.getItem(KEPT) === offered) return;
  kept.setItem(KEPT, offered);
  reload();
};

const fetchPage = async (): Promise<string> => {
  const answer = await fetch("/", { cache: "no-store" });
  return answer.ok ? answer.text() : "";
};

/** Whatever could not be loaded has said so by this event; its own place on the screen says it too, until then. */
export const watchRenewal = (): void => {
  const own = document.querySelector("script[src]")?.getAttribute("src") ?? null;
  addEventListener("vite:preloadError", () => {
    const reload = (): void => location.reload();
    void Promise.resolve()
      .then(() => renew({ fetchPage, own, kept: sessionStorage, reload }))
      .catch(() => undefined);
  });
};
