// Everything that travels, with the names of the server's `wire` module. A test compares the two.

export const PROTOCOL = 1;

export type Phase = "lobby" | "playing" | "over";
export type Json = Record<string, unknown>;

export interface Pace {
  clock: "none" | "live" | "days";
  seconds: number;
  reserve: number;
  away: number | null;
  level: string;
  bot_seconds: number;
}

// -- HTTP ------------------------------------------------------------------------------------------------------

export interface CreateTable {
  nickname: string;
  game?: string;
  seats?: number;
  seat?: number;
  options?: Json;
  name?: string;
  public?: boolean;
  pace?: Partial<Pace>;
  bots?: string | null;
}

export interface Join {
  nickname: string;
  seat?: number | null;
}

export interface SetBot {
  level: string | null;
}

export interface SetReady {
  ready: boolean;
}

export interface SeatInfo {
  seat: number;
  name: string;
  kind: "open" | "human" | "bot";
  level: string | null;
  ready: boolean;
  connected: boolean;
  stand_in: string | null;
}

export interface TableInfo {
  id: string;
  game: string;
  name: string;
  phase: Phase;
  public: boolean;
  options: Json;
  pace: Pace;
  created: number;
  seats: SeatInfo[];
}

export interface Seated {
  table: TableInfo;
  seat: number;
  token: string;
}

export interface Problem {
  error: string;
  field?: string | null;
}

// -- from the client -------------------------------------------------------------------------------------------

export interface Choose {
  type: "choose";
  version: number;
  choice: string;
  id?: string;
}

export interface Undo {
  type: "undo";
  version: number;
  id?: string;
}

export interface AnswerUndo {
  type: "answer_undo";
  agree: boolean;
  id?: string;
}

export interface Resync {
  type: "resync";
  version: number;
}

export interface Chat {
  type: "chat";
  text?: string | null;
  preset?: string | null;
  id?: string;
}

export interface Ping {
  type: "ping";
  id?: string;
}

export type ClientMessage = Choose | Undo | AnswerUndo | Resync | Chat | Ping;

// -- from the server -------------------------------------------------------------------------------------------

export interface ChatLine {
  type: "chat";
  seat: number;
  name: string;
  at: number;
  text: string | null;
  preset: string | null;
}

export interface Hello {
  type: "hello";
  protocol: number;
  table: TableInfo;
  seat: number | null;
  chat: ChatLine[];
}

export interface Clock {
  seat: number;
  left: number;
  reserve: number[];
}

export interface UndoRequest {
  seat: number;
  agreed: number[];
}

export interface State {
  type: "state";
  version: number;
  since: number;
  phase: Phase;
  view: Json | null;
  prompt: string;
  choices: string[];
  events: Json[];
  seats: SeatInfo[];
  clocks: Clock | null;
  can_undo: boolean;
  undo: UndoRequest | null;
  outcome: Json | null;
}

export interface Accepted {
  type: "accepted";
  id: string;
  version: number;
}

export interface Refused {
  type: "refused";
  id: string;
  reason: string;
  text: string;
  version: number;
  retry_after: number | null;
}

export interface Pong {
  type: "pong";
  id: string;
}

export type ServerMessage = Hello | State | Accepted | Refused | ChatLine | Pong;
