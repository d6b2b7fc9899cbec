// The same examples that the server's tests read: every message and every body is as its schema says, and is understood.

import Ajv2020 from "ajv/dist/2020.js";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { EMPTY, receive, versionOf } from "../src/stores/table";
import schema from "../src/wire/schema.json";
import type { ClientMessage, ServerMessage } from "../src/wire/types";

type Examples<T> = Record<string, T[]>;

const read = <T>(file: string): Examples<T> =>
  JSON.parse(readFileSync(new URL(`../../tests/wire/${file}.json`, import.meta.url), "utf8")) as Examples<T>;

const fromClient = read<ClientMessage>("from_client");
const fromServer = read<ServerMessage>("from_server");
const asked = read<object>("asked");
const answered = read<object>("answered");

const ajv = new Ajv2020({ strict: false });
ajv.addSchema({ ...schema, $id: "wire" });
const fits = (where: string, value: unknown): boolean => ajv.validate({ $ref: `wire#/${where}` }, value);
const each = <T>(examples: Examples<T>): [string, T][] =>
  Object.entries(examples).flatMap(([name, found]) => found.map((example): [string, T] => [name, example]));

describe("every example fits its schema", () => {
  it.each(each<unknown>({ ...fromClient, ...fromServer, ...asked, ...answered }))("%s", (name, example) => {
    expect(fits(`$defs/${name}`, example), ajv.errorsText()).toBe(true);
  });

  it.each(each(fromClient))("%s is something to say", (_, message) => expect(fits("from_client", message)).toBe(true));
  it.each(each(fromServer))("%s is something to hear", (_, message) => expect(fits("from_server", message)).toBe(true));
});

describe("an unknown field is refused", () => {
  it.each(each<object>({ ...fromClient, ...asked }))("in %s", (name, example) => {
    expect(fits(`$defs/${name}`, { ...example, seed: 1 })).toBe(false);
  });
});

it("every message has an example", () => {
  const kinds = (one: { discriminator: { mapping: Record<string, string> } }): string[] =>
    Object.values(one.discriminator.mapping).map((path) => path.slice("#/$defs/".length));
  expect(Object.keys(fromClient).sort()).toEqual(kinds(schema.from_client).sort());
  expect(Object.keys(fromServer).sort()).toEqual(kinds(schema.from_server).sort());
});

describe("what the server says is understood", () => {
  it.each(each(fromServer))("%s", (_, message) => {
    const table = receive(EMPTY, message);
    switch (message.type) {
      case "hello":
        expect(table).toMatchObject({ hello: message, chat: message.chat });
        break;
      case "state":
        expect(table.server).toBe(message);
        expect(versionOf(table)).toBe(message.version);
        break;
      case "chat":
        expect(table.chat).toEqual([message]);
        break;
      case "refused":
        expect(table.notice).toBe(message);
        break;
      default:
        expect(table.server).toBeNull();
    }
  });
});
