/** `failure`: with the addresses of the files that may be to blame. */
export type Notice =
  ['view' | 'crash', unit: string] | ['failure', unit: string, ...files: (string | null)[]];

/**
 * What this page noticed of its units. The reporter, which comes after the first screen, takes what is here, and its own
 * `push` from then on: until then a notice costs nothing but its place.
 */
export const noticed: Notice[] = [];
