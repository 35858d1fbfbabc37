/** Files that the page's inline script asks for as one (`PagePack`). */
export interface PackAhead {
  /** with its origin, as in an error's stack */
  address: string;
  /** as the release names them: base and file */
  files: readonly string[];
}

/** A script that runs when it arrives, and has a remote's entry: by itself, or in a pack with other files. */
export interface EntryAhead extends PackAhead {
  /** whether it did; shell/src/loading/container.ts waits for it */
  ran: Promise<boolean>;
}
