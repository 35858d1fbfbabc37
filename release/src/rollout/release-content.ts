import type { ReleaseDocument } from '@resort/shared/remote';
import type { ReleaseDraft } from '../channels/commit.ts';

/** The number of the first release with the same units and configuration. */
export function contentNumber({ since, number }: Pick<ReleaseDocument, 'since' | 'number'>): number {
  return since ?? number;
}

/** Marks a release that gives visitors exactly the same as another one. */
export function sameContent(
  release: ReleaseDocument,
): Pick<ReleaseDraft, 'units' | 'routes' | 'config'> & { since: number } {
  const { units, routes, config } = release;
  return { units, routes, config, since: contentNumber(release) };
}
