import type { ReleaseDocument } from '@resort/shared/remote';
import { integrityOf, toJsonBody } from '../base/hashing.ts';

/**
 * A release as browsers get it: who made it, who approved it and why is no visitor's business. Its bytes follow from the
 * signed document alone, so that every server gives the same ones.
 */
export function publicRelease(release: ReleaseDocument): Buffer {
  const { by: _by, reason: _reason, approvals: _approvals, ...rest } = release;
  return toJsonBody(rest);
}

/** `/releases/production/7.json` → `/releases/production/7-public.json`: another content has another address. */
export const publicAddress = (address: string): string => address.replace(/\.json$/, '-public.json');

/** What a page names: the address and hash of the release without those words. */
export const publicWhole = (key: string, release: ReleaseDocument) => ({
  href: publicAddress(`/${key}`),
  integrity: integrityOf(publicRelease(release)),
});
