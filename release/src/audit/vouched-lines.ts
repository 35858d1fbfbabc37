import { integrityOf } from '../base/hashing.ts';
import type { Keyring } from '../signing/keyring.ts';
import { isSealed } from '../signing/sealed.ts';
import type { AuditEntry } from './audit-log.ts';

/** The verb of the line with which somebody retires a key, after reading the whole log with it. */
export const RETIREMENT = 'keys retire';

/**
 * Numbers of the lines for which a later line vouches: the newest retirement that a trusted key signed, and all before
 * it that its chain of hashes reaches. So the log stays good when the key that signed its older lines is not trusted
 * any more, and whoever has that key later cannot change them.
 * @param bodies the log from its first line on
 */
export function vouchedLines(keyring: Keyring, bodies: readonly Buffer[]): ReadonlySet<number> {
  const entries = bodies.map(parseEntry);
  const isRetirement = (entry: AuditEntry | null) => entry?.verb === RETIREMENT && isSealed(keyring, entry);
  const vouched = new Set<number>();
  let at = entries.findLastIndex(isRetirement);
  for (; at > 0; at -= 1) {
    const before = bodies[at - 1];
    if (before === undefined || entries[at]?.previous !== integrityOf(before)) break;
    vouched.add(at);
  }
  return vouched;
}

/** null: not a line of the log. */
export function parseEntry(body: Buffer): AuditEntry | null {
  try {
    const entry = JSON.parse(body.toString()) as AuditEntry;
    return Array.isArray(entry.subjects) ? entry : null;
  } catch {
    return null;
  }
}
