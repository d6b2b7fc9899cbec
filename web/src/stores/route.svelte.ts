// The address: `/` is the front page, `/t/ID` a table, `/t/ID/replay` its replay, `/c/ID` a campaign.

const read = (): string | null => /^\/t\/([A-Za-z0-9_-]+)(?:\/replay)?\/?$/.exec(location.pathname)?.[1] ?? null;
const readReplay = (): boolean => /^\/t\/[^/]+\/replay\/?$/.test(location.pathname);
const readCampaign = (): string | null => /^\/c\/([A-Za-z0-9_-]+)\/?$/.exec(location.pathname)?.[1] ?? null;

class Route {
  table = $state<string | null>(read());
  isReplay = $state(readReplay());
  campaign = $state<string | null>(readCampaign());

  constructor() {
    addEventListener("popstate", () => {
      this.table = read();
      this.isReplay = readReplay();
      this.campaign = readCampaign();
    });
  }

  go(table: string | null): void {
    history.pushState(null, "", table === null ? "/" : `/t/${table}`);
    this.table = table;
    this.isReplay = false;
    this.campaign = null;
  }

  /** Open the map of a campaign. */
  travel(campaign: string): void {
    history.pushState(null, "", campaignAddress(campaign));
    this.table = null;
    this.isReplay = false;
    this.campaign = campaign;
  }

  /** Open the replay of a finished game; `query` says where. */
  watch(table: string, query = ""): void {
    history.pushState(null, "", replayAddress(table, query));
    this.table = table;
    this.isReplay = true;
    this.campaign = null;
  }

  /** The same page, at another place of it: the address follows, and no way back is added. */
  note(query: string): void {
    history.replaceState(null, "", `${location.pathname}${query}`);
  }
}

export const route = new Route();

export const replayAddress = (table: string, query = ""): string => `/t/${table}/replay${query}`;
export const campaignAddress = (campaign: string): string => `/c/${campaign}`;

/** The id in an invitation: a link, or the bare id. */
export const tableIn = (text: string): string | null =>
  /(?:\/t\/)?([a-z2-7]{12})\/?$/.exec(text.trim().toLowerCase())?.[1] ?? null;
