import type { ReleaseDocument } from '@resort/shared/remote';
import type { ReleaseDraft } from '../channels/commit.ts';

/** The number under which a release's units and configuration were current first. */
export function contentNumber({ since, number }: Pick<ReleaseDocument, 'since' | 'number'>): number {
  return since ?? number;
}

/** For a release that gives visitors exactly what another one gave, byte for byte. */
export function sameContent(
  release: ReleaseDocument,
): Pick<ReleaseDraft, 'units' | 'routes' | 'config'> & { since: number } {
  const { units, routes, config } = release;
  return { units, routes, config, since: contentNumber(release) };
}
