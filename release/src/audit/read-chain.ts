import { integrityOf } from '../base/hashing.ts';
import { keys } from '../storage/names.ts';
import type { Registry } from '../registry/registry.ts';
import { isSealed } from '../signing/sealed.ts';
import type { AuditEntry } from './audit-log.ts';

export type ChainLine = AuditEntry;

/** The whole log from its first entry on, and a message for each place where the chain is broken. */
export async function readChain(registry: Registry): Promise<{ lines: ChainLine[]; faults: string[] }> {
  const lines: ChainLine[] = [];
  const faults: string[] = [];
  const stored = await registry.list('audit/');
  let previous: string | null = null;
  for (const [at, key] of stored.entries()) {
    const sequence = at + 1;
    if (key !== keys.audit(sequence)) {
      faults.push(`The audit log has no entry ${sequence}.`);
      break;
    }
    const body = (await registry.get(key))?.body ?? Buffer.of();
    const entry = parse(body);
    if (entry === null || entry.sequence !== sequence || !isSealed(registry.keyring, entry))
      faults.push(`Entry ${sequence} of the audit log has no signature of a trusted key over what it says.`);
    else if (entry.previous !== previous)
      faults.push(`Entry ${sequence} of the audit log does not follow the previous one.`);
    if (entry !== null) lines.push(entry);
    previous = integrityOf(body);
  }
  return { lines, faults };
}

function parse(body: Buffer): ChainLine | null {
  try {
    const entry = JSON.parse(body.toString()) as ChainLine;
    return Array.isArray(entry.subjects) ? entry : null;
  } catch {
    return null;
  }
}
