// Our own drawings: paths in the notation of SVG, back to front, each with its kind of paint. They are kept in shapes.json.
// A vehicle is 128 wide and 64 high, drives to the right and stands on y = 60; a face is 64 by 64.

import type { Hero, Vehicle } from "./rigs";
import shapes from "./shapes.json";

export interface Drawing {
  /** The paints of its own. */
  readonly paint: Readonly<Record<string, string>>;
  readonly layers: readonly (readonly [paint: string, path: string])[];
}

export interface VehicleShape extends Drawing {
  /** Centre and radius of each wheel. */
  readonly wheels: readonly (readonly [number, number, number])[];
  /** Where the headlight is. */
  readonly lamp: readonly [number, number];
  /** The number painted on its side, and where. */
  readonly number: readonly [string, number, number];
}

export const VEHICLE_SHAPES = shapes.vehicles as unknown as Readonly<Record<Vehicle, VehicleShape>>;
export const FACES = shapes.faces as unknown as Readonly<Record<Hero, Drawing>>;
