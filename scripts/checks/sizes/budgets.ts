/** Maximum sizes in bytes after brotli at its best, as the origin serves it (docs/decisions). */
export const BUDGETS = {
  shellScript: 146_300,
  /** the kit's eager components are part of it and of the script */
  shellStyle: 12_000,
  /** in every page: colours, elements, and the frame that is painted before anything else arrives */
  inlineStyle: 4_000,
  /**
   * in every page, before everything else: preloads and early calls, the skin, the frame, failures of the shell and
   * its last-known-good version, the entry that runs when it arrives, a first visit’s packs, the two forms of the release,
   * and old browsers, for which its syntax is lowered
   */
  inlineScript: 4_300,
  /** scripts of one lazy sub-path of `shared` */
  lazyShare: 28_000,
  /** the table of routes, the federation runtime, and the names of shares and chunks: a dozen screens take 0.3 kB */
  remoteEntry: 4_800,
  /** a route's scripts and styles, without the entry, texts and shares */
  route: 25_000,
} as const;
