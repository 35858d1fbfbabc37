import type { ReleaseDocument } from './release-document.ts';

/**
 * The part of its release that a page contains: enough for the first screen, and the address of the rest. Its
 * size hardly grows with the number of remotes: a name and the routes of each. How it is written: `WrittenRelease`.
 */
export interface PageRelease extends Pick<
  ReleaseDocument,
  'channel' | 'number' | 'since' | 'config' | 'routes'
> {
  /**
   * The shell and the units whose screens this page may open first, without their last-known-good versions.
   * The routes of other units list no files.
   */
  units: ReleaseDocument['units'];
  /** of the units above, and of every unit of the release once the page has read the whole */
  versions: Record<string, string>;
  whole: WholeRelease;
  /** only on a tester's page */
  grant?: PageGrant;
  /** path → the packs of a screen that this page may open first */
  packs?: Record<string, ScreenPacks>;
}

/** One file with several, for a browser that has none of them: each file costs a slow phone about 10 ms of its processor. */
export interface PagePack {
  /** absolute path */
  address: string;
  /** `sha384-…` */
  integrity: string;
  /** absolute paths of the files, in the order of the pack */
  files: string[];
}

/**
 * All scripts that a screen needs besides the shell's own; a federated screen has up to six more than a monolith's. Shells of
 * 2026-11-30 read this form without `styles`.
 */
export interface ScreenPacks extends PagePack {
  /** the screen's own styles and those of the kit that are not part of the shell's; absent if there is one at most */
  styles?: PagePack;
}

/** Gives a tester temporary access to versions that are not released. */
export interface PageGrant {
  /** ISO 8601 */
  until: string;
  /** `<unit>@<version>` that the grant adds */
  units: string[];
}

/** The address of the immutable release document. */
export interface WholeRelease {
  /** absolute path */
  href: string;
  /** `sha384-…` of its bytes */
  integrity: string;
}
