/** A place with what its mark says. */
export interface MarkedPlace {
  name: string;
  address: string;
  /** WGS 84 degrees */
  at: { latitude: number; longitude: number };
}
