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
  /** path → the pack of a screen that this page may open first */
  packs?: Record<string, PagePack>;
}

/**
 * One script with all files that a screen needs besides the shell's own, for a browser that has none of them: a file costs
 * a slow phone about 10 ms of its processor, and a federated screen has up to six more than a monolith's.
 */
export interface PagePack {
  /** absolute path */
  address: string;
  /** `sha384-…` */
  integrity: string;
  /** absolute paths of the files, in the order of the pack */
  files: string[];
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
