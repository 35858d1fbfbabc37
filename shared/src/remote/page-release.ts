import type { ReleaseDocument } from './release-document.ts';

/**
 * What a page carries of its release: enough for its first screen, and the address of the rest. It weighs the same
 * however many remotes there are, but for a name, a version and the routes of each.
 */
export interface PageRelease extends Pick<
  ReleaseDocument,
  'channel' | 'number' | 'since' | 'config' | 'routes'
> {
  /**
   * The shell and the units whose screens this page may open first, without their last-known-good versions. The routes
   * of all others name no files.
   */
  units: ReleaseDocument['units'];
  /** of every unit of the release */
  versions: Record<string, string>;
  whole: WholeRelease;
  /** only on a tester's page */
  grant?: PageGrant;
}

/** A tester sees versions that nobody else has, for a while. */
export interface PageGrant {
  /** ISO 8601 */
  until: string;
  /** `<unit>@<version>` of what the tester came for */
  units: string[];
}

/** The release document itself, immutable. */
export interface WholeRelease {
  /** absolute path */
  href: string;
  /** `sha384-…` of its bytes */
  integrity: string;
}
