/** Locations of the hotels, WGS 84. */
export const DEMO_PLACES: Readonly<Record<string, readonly [lat: number, lng: number]>> = {
  sjm: [22.1899, 113.5386],
  glp: [22.1424, 113.5647],
  tkl: [22.1441, 113.5668],
  pvm: [22.1926, 113.5527],
  gl: [22.1561, 113.5569],
};
