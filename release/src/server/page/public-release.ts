import type { ReleaseDocument } from '@resort/shared/remote';
import { integrityOf, toJsonBody } from '../../base/hashing.ts';

/**
 * A release as browsers get it, without authors, approvers and reasons. Its bytes depend on the signed
 * document only, so that every server produces the same.
 */
export function publicRelease(release: ReleaseDocument): Buffer {
  const { by: _by, reason: _reason, approvals: _approvals, ...rest } = release;
  if (rest.rollout === undefined) return toJsonBody(rest);
  const { plan: _plan, only: _only, ...rollout } = rest.rollout;
  return toJsonBody({ ...rest, rollout });
}

/**
 * `/releases/production/7.json` → `/releases/production/7-public.json`: different content needs a different
 * address.
 */
export const publicAddress = (address: string): string => address.replace(/\.json$/, '-public.json');

/** The address and hash of the public release, for the page. */
export const publicWhole = (key: string, release: ReleaseDocument) => ({
  href: publicAddress(`/${key}`),
  integrity: integrityOf(publicRelease(release)),
});
