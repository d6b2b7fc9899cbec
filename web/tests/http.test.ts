// Requests whose answers do not come whole, from a server that breaks off.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RequestFailed, gamesHere, startTable } from "../src/wire/http";

let server: Server;
let bodies: string[] = [];
let asked: (string | undefined)[] = [];

beforeEach(async () => {
  asked = [];
  server = createServer((request, answer) => {
    asked.push(request.method);
    answer.writeHead(200, { "Content-Type": "application/json" });
    answer.end(bodies.shift());
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const [home, ask] = [`http://127.0.0.1:${(server.address() as AddressInfo).port}`, fetch];
  vi.stubGlobal("fetch", (path: string, wanted: RequestInit) => ask(home + path, wanted));
});

afterEach(() => {
  vi.unstubAllGlobals();
  server.close();
});

test("who only asks asks again when half an answer comes", async () => {
  bodies = ["", '[{"game":"adrenaline"}]'];
  expect((await gamesHere()).map(({ game }) => game)).toEqual(["adrenaline"]);
  expect(asked).toEqual(["GET", "GET"]);
});

test("half an answer twice is none", async () => {
  bodies = ["[", "["];
  await expect(gamesHere()).rejects.toMatchObject({ status: 0 });
});

test("what changes something is not done twice", async () => {
  bodies = ["{"];
  await expect(startTable("k3v5x7")).rejects.toBeInstanceOf(RequestFailed);
  expect(asked).toEqual(["POST"]);
});
