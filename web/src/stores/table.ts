// The server's last word, replaced whole. Only the story of the game is kept from one message to the next.

import type { ChatLine, Hello, Json, Refused, ServerMessage, State } from "../wire/types";

/** What happened up to a version and after the one before it. */
export interface Chapter {
  readonly version: number;
  readonly events: readonly Json[];
}

export interface Table {
  readonly hello: Hello | null;
  readonly server: State | null;
  readonly story: readonly Chapter[];
  readonly chat: readonly ChatLine[];
  readonly notice: Refused | null;
  /** What has been sent and not yet answered. */
  readonly pending: string | null;
  /** The version to ask the server to go on from, if a piece of the story is missing. */
  readonly gap: number | null;
}

export const EMPTY: Table = {
  hello: null,
  server: null,
  story: [],
  chat: [],
  notice: null,
  pending: null,
  gap: null,
};

export const versionOf = (table: Table): number => table.server?.version ?? 0;

/** What a client tells that connects again: the latest version up to which its story is whole. */
export const knownOf = (table: Table): number => table.story.at(-1)?.version ?? 0;

export const receive = (table: Table, message: ServerMessage): Table => {
  switch (message.type) {
    case "hello":
      return greeted(table, message);
    case "state":
      return heard(table, message);
    case "refused":
      return { ...table, notice: message, pending: null };
    case "chat":
      return { ...table, chat: [...table.chat, message] };
    case "accepted":
    case "pointed":
    case "answer":
    case "pong":
      return table;
  }
};

/** From another seat of this device everything is seen anew: nothing that the last seat knew stays. */
const greeted = (table: Table, hello: Hello): Table => {
  const next = { ...table, hello, chat: hello.chat, pending: null };
  if (table.hello === null || table.hello.seat === hello.seat) return next;
  return { ...next, server: null, story: [], notice: null, gap: null };
};

const heard = (table: Table, state: State): Table => {
  const kept = state.since === 0 ? [] : table.story.filter((chapter) => chapter.version <= state.since);
  const told = kept.at(-1)?.version ?? 0;
  const next = { ...table, server: state, pending: null, notice: keepNotice(table, state) };
  if (state.phase !== "lobby" && state.view === null) return { ...next, story: kept, gap: told };
  if (told < state.since) return { ...next, story: kept, gap: told };
  const isNew = state.events.length > 0 || state.version > told;
  const story = isNew ? [...kept, { version: state.version, events: state.events }] : kept;
  return { ...next, story, gap: null };
};

/** A notice stays until the table has gone on. */
const keepNotice = (table: Table, state: State): Refused | null =>
  state.version === versionOf(table) || state.version === table.notice?.version ? table.notice : null;

/** What can be sent as a choice now. */
export const choicesOf = ({ server }: Table): readonly string[] => (server?.view?.["choices"] as string[] | undefined) ?? [];

export const eventsOf = (table: Table): Json[] => table.story.flatMap((chapter) => chapter.events);
