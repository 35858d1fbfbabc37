/** What each may weigh, in bytes after brotli at its best, as the origin serves it (docs/decisions). */
export const BUDGETS = {
  shellScript: 175_000,
  /** nothing is painted before it; the kit's eager parts are in it and in the script */
  shellStyle: 12_000,
  /** in every page and before everything else: hints, skin, and the signed calls that leave before the bundle */
  inlineScript: 2_048,
  /** scripts of one sub-path of `shared` that comes with the first screen that uses it */
  lazyShare: 35_000,
  /** it has the hash of every file of its unit, which no compression makes smaller: a dozen screens are 1.2 kB of it */
  remoteEntry: 9_500,
  /** a route's scripts and styles, without the entry, texts and shares */
  route: 45_000,
  /**
   * every script of a cold start on one route: 200 kB, which `first-route` measures on the wire; the same sources built
   * in another folder differ by 0.2 kB
   */
  firstRoute: 200_500,
} as const;
