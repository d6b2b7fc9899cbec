import type {
  BookInfo,
  Booklet,
  Branch,
  CampaignInfo,
  ChancesInfo,
  CreateCampaign,
  CreateTable,
  GameInfo,
  Join,
  LadderInfo,
  Learn,
  OpenCampaign,
  OpenPlace,
  PlaceInfo,
  PlayChapter,
  PlayNext,
  Problem,
  PuzzleList,
  QuickMatch,
  ReadPage,
  RemoveGuest,
  Review,
  Seated,
  SetBot,
  SetHost,
  SetLock,
  SetReady,
  StepList,
  TableInfo,
  TakePlace,
} from "./types";

/** A request that was answered with a problem. Status 0: there was no answer at all. */
export class RequestFailed extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.error);
  }
}

type Method = "GET" | "POST" | "DELETE";

const ask = async <T>(method: Method, path: string, body?: unknown): Promise<T> => {
  const answer = await send(method, path, body);
  if (answer.status === 204) return undefined as T;
  if (!answer.ok) throw new RequestFailed(answer.status, await problemOf(answer));
  try {
    return (await answer.json()) as T;
  } catch {
    return wholeAnswer<T>(method, path);
  }
};

const send = async (method: Method, path: string, body?: unknown, cache: RequestCache = "default"): Promise<Response> => {
  try {
    return await fetch(path, {
      method,
      cache,
      credentials: "same-origin",
      ...(body === undefined ? {} : { headers: { "Content-Type": "application/json" }, body: written(body) }),
    });
  } catch {
    throw unanswered();
  }
};

const unanswered = (): RequestFailed => new RequestFailed(0, { error: "no answer", reason: "bad_request" });

/** An answer came in part only: the line broke, or the browser had kept no more of it. Whoever only asks asks once more. */
const wholeAnswer = async <T>(method: Method, path: string): Promise<T> => {
  if (method !== "GET") throw unanswered();
  const answer = await send(method, path, undefined, "reload");
  if (!answer.ok) throw new RequestFailed(answer.status, await problemOf(answer));
  return (await answer.json().catch(() => Promise.reject(unanswered()))) as T;
};

/** A game file is sent as it was written; everything else is ours to write. */
const written = (body: unknown): string => (typeof body === "string" ? body : JSON.stringify(body));

const problemOf = async (answer: Response): Promise<Problem> => {
  try {
    return (await answer.json()) as Problem;
  } catch {
    return { error: answer.statusText, reason: "bad_request" };
  }
};

const at = (table: string, rest = ""): string => `/api/tables/${encodeURIComponent(table)}${rest}`;

export const createTable = (wanted: CreateTable): Promise<Seated> => ask("POST", "/api/tables", wanted);
export const quickMatch = (wanted: QuickMatch): Promise<Seated> => ask("POST", "/api/quick", wanted);
export const gamesHere = (): Promise<GameInfo[]> => ask("GET", "/api/games");
export const gameBooklet = (game: string, language: string): Promise<Booklet> =>
  ask("GET", `/api/games/${encodeURIComponent(game)}/booklet?language=${encodeURIComponent(language)}`);
export const startLesson = (game: string, lesson: string, wanted: Learn): Promise<Seated> =>
  ask("POST", `/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}`, wanted);
export const allPuzzles = (day: string): Promise<PuzzleList> => ask("GET", `/api/puzzles?day=${encodeURIComponent(day)}`);
export const startPuzzle = (game: string, puzzle: string, wanted: Learn): Promise<Seated> =>
  ask("POST", `/api/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(puzzle)}`, wanted);
export const fetchLadder = (game: string): Promise<LadderInfo> => ask("GET", `/api/ladder/${encodeURIComponent(game)}`);
export const myPlace = (): Promise<PlaceInfo | null> => ask("GET", "/api/place");
export const takePlace = (wanted: TakePlace): Promise<PlaceInfo> => ask("POST", "/api/place", wanted);
export const openPlace = (wanted: OpenPlace): Promise<PlaceInfo> => ask("POST", "/api/place/open", wanted);
export const forgetPlace = (): Promise<void> => ask("POST", "/api/place/forget");
export const publicTables = (): Promise<TableInfo[]> => ask("GET", "/api/tables");
export const joinTable = (table: string, wanted: Join): Promise<Seated> => ask("POST", at(table, "/join"), wanted);
export const setBot = (table: string, seat: number, wanted: SetBot): Promise<TableInfo> =>
  ask("POST", at(table, `/seats/${seat}/bot`), wanted);
export const setReady = (table: string, wanted: SetReady): Promise<TableInfo> =>
  ask("POST", at(table, "/ready"), wanted);
export const startTable = (table: string): Promise<TableInfo> => ask("POST", at(table, "/start"));
export const removeGuest = (table: string, seat: number, wanted: RemoveGuest): Promise<TableInfo> =>
  ask("POST", at(table, `/seats/${seat}/remove`), wanted);
export const setHost = (table: string, wanted: SetHost): Promise<TableInfo> => ask("POST", at(table, "/host"), wanted);
export const setLock = (table: string, wanted: SetLock): Promise<TableInfo> => ask("POST", at(table, "/lock"), wanted);
export const leaveTable = (table: string): Promise<TableInfo> => ask("POST", at(table, "/leave"));
export const renewToken = (table: string): Promise<Seated> => ask("POST", at(table, "/token"));
export const rematch = (table: string): Promise<Seated> => ask("POST", at(table, "/rematch"));
export const playNext = (table: string, wanted: PlayNext): Promise<Seated> => ask("POST", at(table, "/next"), wanted);
export const qrAddress = (table: string): string => at(table, "/qr.svg");
export const tableInfo = (table: string): Promise<TableInfo> => ask("GET", at(table));
export const fetchSteps = (table: string, viewer: string, start: number, count: number): Promise<StepList> =>
  ask("GET", at(table, `/steps?viewer=${encodeURIComponent(viewer)}&start=${start}&count=${count}`));
export const fetchChances = (table: string): Promise<ChancesInfo> => ask("GET", at(table, "/chances"));
export const fetchReview = (table: string): Promise<Review> => ask("GET", at(table, "/review"));
export const askReview = (table: string): Promise<Review> => ask("POST", at(table, "/review"));
export const cancelReview = (table: string): Promise<Review> => ask("DELETE", at(table, "/review"));
export const branchTable = (table: string, wanted: Branch): Promise<Seated> => ask("POST", at(table, "/branch"), wanted);
export const openGameFile = (content: string): Promise<TableInfo> => ask("POST", "/api/replays", content);
export const gameFileAddress = (table: string): string => at(table, "/replay");
export const tableBooklet = (table: string, language: string): Promise<Booklet> =>
  ask("GET", at(table, `/booklet?language=${encodeURIComponent(language)}`));

const of = (campaign: string, rest = ""): string => `/api/campaigns/${encodeURIComponent(campaign)}${rest}`;

export const myCampaigns = (): Promise<CampaignInfo[]> => ask("GET", "/api/campaigns");
export const createCampaign = (wanted: CreateCampaign): Promise<CampaignInfo> => ask("POST", "/api/campaigns", wanted);
export const campaignInfo = (campaign: string): Promise<CampaignInfo> => ask("GET", of(campaign));
export const openCampaign = (campaign: string, wanted: OpenCampaign): Promise<CampaignInfo> =>
  ask("POST", of(campaign, "/open"), wanted);
export const playChapter = (campaign: string, wanted: PlayChapter): Promise<Seated> =>
  ask("POST", of(campaign, "/play"), wanted);
export const renewCampaign = (campaign: string): Promise<CampaignInfo> => ask("POST", of(campaign, "/renew"));
export const resetCampaign = (campaign: string): Promise<CampaignInfo> => ask("POST", of(campaign, "/reset"));
export const forgetCampaign = (campaign: string): Promise<void> => ask("POST", of(campaign, "/forget"));
export const campaignBook = (campaign: string): Promise<BookInfo> => ask("GET", of(campaign, "/book"));
export const readPage = (campaign: string, wanted: ReadPage): Promise<BookInfo> => ask("POST", of(campaign, "/book"), wanted);
export const campaignBooklet = (campaign: string, language: string): Promise<Booklet> =>
  ask("GET", of(campaign, `/booklet?language=${encodeURIComponent(language)}`));
