// Writes src/wire/types.ts from src/wire/schema.json, which the server writes; `--check` only compares.

import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const read = (path) => readFileSync(new URL(path, import.meta.url), "utf8");
const target = new URL("../src/wire/types.ts", import.meta.url);

/** An object whose fields the schema does not name has any field; every other object has its own only. */
const opened = (schema) => {
  if (schema === null || typeof schema !== "object") return schema;
  if (Array.isArray(schema)) return schema.map(opened);
  const found = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, opened(value)]));
  if (found.type === "object" && found.properties === undefined && !("additionalProperties" in found)) found.additionalProperties = true;
  return found;
};

const NOISE = / \*\n \* This interface was referenced by .*\n \* via the .*\n|\/\*\*\n \* This interface was referenced by .*\n \* via the .*\n \*\/\n/g;

/** The types of all that travels, as TypeScript. */
export const types = async () => {
  const schema = JSON.parse(read("../src/wire/schema.json"));
  const whole = {
    title: "Wire",
    type: "object",
    additionalProperties: false,
    properties: { ClientMessage: { title: "ClientMessage", ...schema.from_client }, ServerMessage: { title: "ServerMessage", ...schema.from_server } },
    $defs: opened(schema.$defs),
  };
  const body = await compile(whole, "Wire", {
    bannerComment: "// Made from schema.json by `npm run types`; do not edit.",
    unreachableDefinitions: true,
    unknownAny: true,
    additionalProperties: false,
    format: true,
    style: { printWidth: 120 },
  });
  const names = `export type Json = Record<string, unknown>;\nexport type Phase = TableInfo["phase"];\n`;
  return `${body.replaceAll(NOISE, "")}\n${names}\nexport const PROTOCOL = ${schema.protocol};\n`;
};

if (process.argv[1]?.endsWith("types.mjs")) writeFileSync(target, await types());
