// What is printed on the tiles, the sheets and the pages of missions: read from the files that the rules read.

import heroFacts from "@resistance/content/heroes.json";
import zombieFacts from "@resistance/content/zombies.json";
import topicFacts from "@resistance/content/topics.json";
import { LEVELS, type Colour, type Level, type PointColour } from "./view";

export interface GoalFact {
  readonly goal: string;
  readonly colours?: readonly Colour[];
  readonly named?: readonly string[];
  readonly citizen?: string;
  readonly n?: number;
  readonly with_citizen?: boolean;
}

/** A mission as far as it is drawn. */
export interface MissionFact {
  readonly id: string;
  readonly rule: string;
  readonly mode: "heroic" | "zombie";
  readonly difficulty: string;
  readonly minutes: number;
  readonly tiles: readonly string[];
  readonly goals: readonly (readonly GoalFact[])[];
  readonly points: readonly { readonly colour: PointColour; readonly zone: string; readonly crowd?: boolean }[];
  readonly locks?: readonly { readonly door: string; readonly colour?: Colour }[];
  readonly sealed_windows?: boolean;
  readonly elevator?: string;
}

const FILES = import.meta.glob<MissionFact>("@resistance/content/missions/*.json", { eager: true, import: "default" });
const MISSIONS: ReadonlyMap<string, MissionFact> = new Map(Object.values(FILES).map((fact) => [fact.id, fact]));

export const MISSION_IDS: readonly string[] = [...MISSIONS.keys()];

export const missionOf = (id: string): MissionFact => {
  const found = MISSIONS.get(id);
  if (found === undefined) throw new Error(`no mission ${id}`);
  return found;
};

/** The rules that are new in a mission, by their names. */
export const newTopics = (mission: string): readonly string[] => (topicFacts as Readonly<Record<string, readonly string[]>>)[mission] ?? [];

/** The mission that teaches the game. */
export const TUTORIAL = "MH0";

/** The colour of the lock of a door; undefined where it has none. */
export const lockOf = (mission: MissionFact, door: string): Colour | undefined =>
  mission.locks?.find((lock) => lock.door === door)?.colour;

export interface AttackFact {
  readonly id: string;
  readonly type: string;
  readonly range: readonly number[];
  readonly dice: number;
  readonly accuracy: number;
}

export interface SheetFact {
  readonly id: string;
  readonly health: number;
  readonly attack: AttackFact;
  readonly skills: Readonly<Record<Level, string>>;
}

const sheets = [...heroFacts, ...zombieFacts].map((fact): SheetFact => {
  const skills = Object.fromEntries(LEVELS.map((level) => [level, fact[level].id])) as Record<Level, string>;
  return { id: fact.id, health: fact.health, attack: fact.attack, skills };
});
const SHEETS: ReadonlyMap<string, SheetFact> = new Map(sheets.map((sheet) => [sheet.id, sheet]));

export const sheetOf = (id: string): SheetFact => {
  const found = SHEETS.get(id);
  if (found === undefined) throw new Error(`no sheet ${id}`);
  return found;
};
