// The address: `/` is the front page, `/t/ID` a table.

const read = (): string | null => /^\/t\/([A-Za-z0-9_-]+)\/?$/.exec(location.pathname)?.[1] ?? null;

class Route {
  table = $state<string | null>(read());

  constructor() {
    addEventListener("popstate", () => {
      this.table = read();
    });
  }

  go(table: string | null): void {
    history.pushState(null, "", table === null ? "/" : `/t/${table}`);
    this.table = table;
  }
}

export const route = new Route();

/** The id in an invitation: a link, or the bare id. */
export const tableIn = (text: string): string | null =>
  /(?:\/t\/)?([a-z2-7]{12})\/?$/.exec(text.trim().toLowerCase())?.[1] ?? null;
