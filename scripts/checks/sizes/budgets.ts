/** What each may weigh, in bytes after brotli at its best, as the origin serves it (docs/decisions). */
export const BUDGETS = {
  shellScript: 173_500,
  /** nothing is painted before it; the kit's eager parts are in it and in the script */
  shellStyle: 12_000,
  /** in every page and before everything else: files and signed calls that leave before the bundle, skin, a shell that fails */
  inlineScript: 2_800,
  /** scripts of one sub-path of `shared` that comes with the first screen that uses it */
  lazyShare: 28_000,
  /** the federation's part in it, and the names of what it shares and loads: a dozen screens are 0.3 kB of it */
  remoteEntry: 7_650,
  /** a route's scripts and styles, without the entry, texts and shares */
  route: 25_000,
} as const;
