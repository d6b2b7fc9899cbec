// What lies on the floor of each room.

import type { Zone } from "../map/house";

const FLOORS: Readonly<Record<string, string>> = {
  library: "carpet", study: "wood", security_office: "steel", classroom: "wood", back_corridor: "corridor", ground_lift: "steel",
  dining_room: "wood", kitchen: "tiles", entrance_hall: "marble", parlor: "carpet", office: "wood", grounds: "lawn", greenhouse: "glass",
  garage: "concrete", landing: "marble", suite: "carpet", lounge: "carpet", first_lift: "steel", basement_lift: "steel",
  west_dormitory_corridor: "corridor", east_dormitory_corridor: "corridor", cerebro: "rings", archive: "carpet", war_room: "grid",
  main_corridor: "steel", lower_corridor: "steel", server_room: "grid", locker_room: "tiles", danger_room: "grid", laboratory: "lab",
  med_bay: "cross", power_plant: "concrete", hangar: "concrete",
};

/** The paint of a zone's floor. The way around the fountain is gravel. */
export const floorOf = ({ room, tile, solid }: Pick<Zone, "room" | "tile" | "solid">): string => {
  if (room === "grounds" && (tile === "17R" || solid)) return "url(#floor-gravel)";
  if (/^room_\d/.test(room)) return Number(room.at(-1)) % 2 === 0 ? "url(#floor-wood)" : "url(#floor-carpet)";
  return `url(#floor-${FLOORS[room] ?? "wood"})`;
};
