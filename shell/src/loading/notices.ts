/** `failure`: with the addresses of the files that may have caused it. */
export type Notice =
  ['view' | 'crash', unit: string] | ['failure', unit: string, ...files: (string | null)[]];

/**
 * What this page observed about its units. The reporter loads after the first screen; it takes over this list
 * and replaces its `push`. Until then a notice costs almost nothing.
 */
export const noticed: Notice[] = [];
