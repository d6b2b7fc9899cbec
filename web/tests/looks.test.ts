// What is written on the road can be read in both themes.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const sheet = readFileSync(new URL("../src/games/wreckland/looks.css", import.meta.url), "utf8");
const themes = { dark: sheet.slice(0, sheet.indexOf('[data-theme="light"]')), light: sheet.slice(sheet.indexOf('[data-theme="light"]')) };

const colour = (theme: keyof typeof themes, name: string): string => {
  const found = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(themes[theme])?.[1];
  if (found === undefined) throw new Error(`no --${name} in the ${theme} theme`);
  return found;
};
const light = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string): number => {
  const [dim = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
};

describe.each(["dark", "light"] as const)("in the %s theme", (theme) => {
  it.each([
    ["stencil", "sand"],
    ["stencil", "sand-2"],
    ["stencil", "asphalt"],
    ["stencil", "asphalt-2"],
    ["text", "card"],
    ["dim", "card"],
    ["on-lit", "lit"],
  ])("%s is read on %s", (ink, ground) =>
    expect(contrast(colour(theme, ink), colour(theme, ground))).toBeGreaterThanOrEqual(4.5));
});

/** Each is loaded by itself, whichever page somebody opens first. */
const PARTS = ["resistance/face.ts", "resistance/campaign.ts", "wreckland/face.ts", "wreckland/campaign.ts"];

it.each(PARTS)("%s brings the letters that its looks are set in", (file) => {
  const part = readFileSync(new URL(`../src/games/${file}`, import.meta.url), "utf8");
  expect(part).toContain('import "./looks.css"');
  expect(part).toMatch(/import "@fontsource/);
});
