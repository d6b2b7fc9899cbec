// Written by `make declared` from `fields.py`; do not edit.

export type Options = {
  mission: "MH0" | "MH1" | "MH2" | "MH3" | "MH4" | "MH5" | "MH6" | "MH7" | "MH8" | "MH9" | "MH10" | "MZ1" | "MZ2" | "MZ3" | "MZ4" | "MZ5" | "X1" | "X2" | "X3";
  heroes: ("wolverine" | "mystique" | "magneto" | "storm" | "colossus" | "rogue" | "juggernaut" | "psylocke" | "dark_phoenix" | "cyclops" | "sabretooth" | "iceman")[];
  hands: number[][];
};

export type TeamView = {
  id: string;
  seat: number;
  zone: string | null;
  health: number;
  power: number;
  xp: number;
  activated: boolean;
  left: boolean;
  traits: string[];
  citizen: string | null;
  tokens: ("red" | "blue" | "green")[];
  copied: string | null;
  copied_attack: string | null;
  used: string[];
  drew: boolean;
  unnoticed: boolean;
  kills: number;
  wounds: number;
};

export type EnemyView = {
  kind: "walker" | "brute" | "runner" | "trooper" | "guard" | "specialist" | "zombie_hero" | "superhero";
  id: string | null;
  zone: string;
  count: number;
  lying: boolean;
};

export type CitizenView = {
  id: string | null;
  zone: string;
  hidden: boolean;
};

export type PointView = {
  zone: string;
  colour: "initial" | "red" | "blue" | "green";
  active: boolean;
  moved: boolean;
};

export type ObjectiveView = {
  zone: string;
  colour: "red" | "blue" | "green" | null;
  taken: boolean;
};

export type ObjectView = {
  id: string;
  zone: string | null;
  state: string;
};

export type PilesView = {
  spawn: number;
  traits: number;
  citizens: number;
  named: number;
};

export type DiscardsView = {
  spawn: string[];
  traits: string[];
  citizens: string[];
  named: string[];
};

export type OutView = {
  spawn: string[];
};

export type View = {
  game: string;
  seat: number | null;
  options: Options;
  to_act: number | null;
  may_act?: number[];
  prompt: string;
  choices: string[];
  round: number;
  phase: "players" | "enemies" | "end";
  active: number | null;
  actions_left: number;
  met: number;
  result: "" | "won" | "lost";
  result_rule: string;
  goals: boolean[][];
  level: number;
  heroes: TeamView[];
  enemies: EnemyView[];
  lying: string[];
  rising: string[];
  slain: string[];
  felled: string[];
  gone: number[];
  gone_named: string[];
  skips: [number, number, number][];
  citizens: CitizenView[];
  rescued: string[];
  devoured: string[];
  open: string[];
  barred: string[];
  opened: string[];
  floors: ("ground" | "first" | "basement")[];
  cabin: "ground" | "first" | "basement" | null;
  called: boolean;
  exit: string | null;
  zones: string[];
  points: PointView[];
  objectives: ObjectiveView[];
  objects: ObjectView[];
  charged: boolean;
  entered: number;
  beacon: boolean;
  all_red: boolean;
  blow: boolean;
  secrets_revealed: number;
  secrets_taken: number;
  secrets_gone: string[];
  map_cards: string[];
  piles: PilesView;
  discards: DiscardsView;
  out: OutView;
};

export type HeroOutcome = {
  id: string;
  seat: number;
  kills: number;
  wounds: number;
  xp: number;
  fell: boolean;
  left: boolean;
};

export type Outcome = {
  scores: number[];
  winners: number[];
  rule: string;
  won: boolean;
  reason: string;
  mission: string;
  round: number;
  rescued: number;
  devoured: number;
  heroes: HeroOutcome[];
};
