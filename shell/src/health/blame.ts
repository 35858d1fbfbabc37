import type { FailureKind } from '@resort/shared/remote';
import type { PinnedHash } from '../loading/pinned-files.ts';

/**
 * Whether files did not come, or came and are not what the release names: a browser says the same of both, so the files
 * are read once more, from its cache where they are, and hashed here.
 * @param files addresses, absolute or from the page's root
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
    const digest = await crypto.subtle.digest('SHA-384', await response.arrayBuffer());
    const bytes = Array.from(new Uint8Array(digest), (byte) => String.fromCharCode(byte)).join('');
    return `sha384-${btoa(bytes)}` !== pinned;
  } catch {
    return false; // it does not come now either, or plain http hashes nothing
  }
}

/** Something asked for an address that the release does not name. */
function pinnedOrNone(file: string, hashOf: PinnedHash): string | null {
  try {
    return hashOf(file);
  } catch {
    return null;
  }
}
