import type { FailureKind } from '@resort/shared/remote';
import { integrityOf } from '../offline/integrity-of.ts';
import type { PinnedHash } from '../loading/pinned-files.ts';

/**
 * Distinguishes files that did not load from files that differ from the release. The browser reports the same
 * error for both, so this reads the files again, from the browser's cache if possible, and hashes them.
 * @param files addresses, absolute or relative to the page's root
 */
export async function blame(files: readonly string[], hashOf: PinnedHash): Promise<FailureKind> {
  const wrong = await Promise.all(files.map((file) => isAnother(file, hashOf)));
  return wrong.includes(true) ? 'integrity-failure' : 'load-failure';
}

async function isAnother(file: string, hashOf: PinnedHash): Promise<boolean> {
  const pinned = pinnedOrNone(file, hashOf);
  if (pinned === null) return true;
  try {
    const response = await fetch(file, { credentials: 'omit' });
    if (!response.ok) return false;
    return (await integrityOf(await response.arrayBuffer())) !== pinned;
  } catch {
    return false; // it fails to load now, too, or plain http has no hash function
  }
}

/** The code requested an address that the release does not contain. */
function pinnedOrNone(file: string, hashOf: PinnedHash): string | null {
  try {
    return hashOf(file);
  } catch {
    return null;
  }
}
