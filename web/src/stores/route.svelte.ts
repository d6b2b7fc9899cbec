// The address: `/` is the front page, `/t/ID` a table, `/t/ID/replay` its replay, `/c/ID` a campaign, `/r/GAME` a record,
// `/puzzles` all puzzles, `/puzzle/today` and `/puzzle/GAME/ID` one of them, `/ladder` the ladder.

const ADDRESS = /^\/(?:t\/(?<table>[\w-]+)(?<replay>\/replay)?|c\/(?<campaign>[\w-]+)|r\/(?<record>[\w-]+)|puzzle(?:\/(?<puzzle>today|[\w-]+\/[\w-]+)|s(?<puzzles>))|(?<ladder>ladder))\/?$/;

export class Route {
  table = $state<string | null>(null);
  isReplay = $state(false);
  campaign = $state<string | null>(null);
  /** The game whose record is looked at. */
  record = $state<string | null>(null);
  /** The puzzle that is solved, as GAME/ID; `today` is the one of the day, and the empty name the list of all. */
  puzzle = $state<string | null>(null);
  isLadder = $state(false);

  constructor() {
    this.read();
    addEventListener("popstate", () => this.read());
  }

  go(table: string | null): void {
    this.open(table === null ? "/" : `/t/${table}`);
  }

  /** Open the map of a campaign. */
  travel(campaign: string): void {
    this.open(campaignAddress(campaign));
  }

  /** Open the record of a game. */
  look(game: string): void {
    this.open(recordAddress(game));
  }

  /** Open the ladder. */
  climb(): void {
    this.open(LADDER);
  }

  /** Open a puzzle, or the list of all. */
  solve(puzzle: string): void {
    this.open(puzzleAddress(puzzle));
  }

  /** The puzzle of this page stands on that table; on none yet, if it is begun anew. */
  sit(table: string | null): void {
    this.table = table;
  }

  /** Open the replay of a finished game; `query` says where. */
  watch(table: string, query = ""): void {
    this.open(replayAddress(table, query));
  }

  /** The same page, at another place of it: the address follows, and no way back is added. */
  note(query: string): void {
    history.replaceState(null, "", `${location.pathname}${query}`);
  }

  private open(address: string): void {
    history.pushState(null, "", address);
    this.read();
    scrollTo(0, 0);
  }

  private read(): void {
    const { table = null, replay, campaign = null, record = null, puzzle, puzzles, ladder } = ADDRESS.exec(location.pathname)?.groups ?? {};
    this.puzzle = puzzle ?? puzzles ?? null;
    this.isLadder = ladder !== undefined;
    [this.table, this.isReplay, this.campaign, this.record] = [table, replay !== undefined, campaign, record];
  }
}

export const route = new Route();

export const replayAddress = (table: string, query = ""): string => `/t/${table}/replay${query}`;
/** A link to a turn of a replay was pressed: inside the replay the turn is only a `jump` away. */
export const followTurn = (event: MouseEvent, table: string, query: string, jump: (() => void) | undefined): void => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  if (jump === undefined) route.watch(table, query);
  else jump();
};
export const campaignAddress = (campaign: string): string => `/c/${campaign}`;
export const puzzleAddress = (puzzle: string): string => (puzzle === "" ? "/puzzles" : `/puzzle/${puzzle}`);
export const LADDER = "/ladder";
export const recordAddress = (game: string): string => `/r/${game}`;

/** The id in an invitation: a link, or the bare id. */
export const tableIn = (text: string): string | null =>
  /(?:\/t\/)?([a-z2-7]{12})\/?$/.exec(text.trim().toLowerCase())?.[1] ?? null;
