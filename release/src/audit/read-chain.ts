import { integrityOf } from '../base/hashing.ts';
import { keys } from '../storage/names.ts';
import type { Registry } from '../registry/registry.ts';
import { isSealed } from '../signing/sealed.ts';
import type { AuditEntry } from './audit-log.ts';
import { parseEntry, vouchedLines } from './vouched-lines.ts';

export type ChainLine = AuditEntry;

/** The whole log from its first entry on, and a message for each place where the chain is broken. */
export async function readChain(registry: Registry): Promise<{ lines: ChainLine[]; faults: string[] }> {
  const lines: ChainLine[] = [];
  const faults: string[] = [];
  const stored = await registry.list('audit/');
  let previous: string | null = null;
  const bodies: Buffer[] = [];
  for (const key of stored) bodies.push((await registry.get(key))?.body ?? Buffer.of());
  const vouched = vouchedLines(registry.keyring, bodies);
  for (const [at, key] of stored.entries()) {
    const sequence = at + 1;
    if (key !== keys.audit(sequence)) {
      faults.push(`The audit log has no entry ${sequence}.`);
      break;
    }
    const body = bodies[at] ?? Buffer.of();
    const entry = parseEntry(body);
    const isTrusted = entry !== null && (vouched.has(sequence) || isSealed(registry.keyring, entry));
    if (!isTrusted || entry.sequence !== sequence)
      faults.push(`Entry ${sequence} of the audit log has no signature of a trusted key over what it says.`);
    else if (entry.previous !== previous)
      faults.push(`Entry ${sequence} of the audit log does not follow the previous one.`);
    if (entry !== null) lines.push(entry);
    previous = integrityOf(body);
  }
  return { lines, faults };
}
