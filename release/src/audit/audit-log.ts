import { integrityOf, toJsonBody } from '../base/hashing.ts';
import { keys } from '../storage/names.ts';
import type { Registry } from '../registry/registry.ts';
import { seal, type Sealed } from '../signing/sealed.ts';

/** A change of the registry: who, what, why. */
export interface AuditEvent {
  /** the verb of the command line: publish, pin, rollout, halt, approve, … */
  verb: string;
  by: string;
  reason: string;
  channel?: string;
  /** `<unit>@<version>`, a release number, a token's name */
  subjects: string[];
  /** `sha384-…` of the written document, if there is exactly one */
  digest?: string;
}

export interface AuditEntry extends AuditEvent {
  schema: 'audit/1';
  /** starts at 1, without gaps */
  sequence: number;
  /** ISO 8601 */
  at: string;
  /** `sha384-…` of the previous entry; null for the first. Changing or removing an entry breaks the chain. */
  previous: string | null;
}

/** Appends to the log before the change takes effect, so that nothing is in effect without an entry. */
export async function record(registry: Registry, event: AuditEvent): Promise<AuditEntry> {
  for (;;) {
    const last = await lastSequence(registry);
    const before = last === 0 ? null : await registry.get(keys.audit(last));
    const entry: AuditEntry = {
      schema: 'audit/1',
      sequence: last + 1,
      at: new Date().toISOString(),
      previous: before === null ? null : integrityOf(before.body),
      ...event,
    };
    if (await registry.createOnly(keys.audit(entry.sequence), toJsonBody(seal(registry.keyring, entry))))
      return entry;
  }
}

/** null if the log does not have it yet. */
export async function readEntry({ get }: Registry, sequence: number): Promise<AuditEntry | null> {
  const object = await get(keys.audit(sequence));
  if (object === null) return null;
  const { signatures: _signatures, ...entry } = JSON.parse(object.body.toString()) as Sealed<AuditEntry>;
  return entry;
}

/** From the newest entry to the first. `verify` detects changed entries. */
export async function* entriesOf(registry: Registry): AsyncGenerator<Sealed<AuditEntry>> {
  for (let sequence = await lastSequence(registry); sequence > 0; sequence -= 1) {
    const object = await registry.get(keys.audit(sequence));
    if (object !== null) yield JSON.parse(object.body.toString()) as Sealed<AuditEntry>;
  }
}

/** Binary search: a log has no gaps and only grows, so this needs a few dozen reads at most. */
export async function lastSequence({ get }: Registry): Promise<number> {
  const exists = async (sequence: number) => (await get(keys.audit(sequence))) !== null;
  let absent = 1;
  while (await exists(absent)) absent *= 2;
  let present = Math.floor(absent / 2);
  while (absent - present > 1) {
    const middle = Math.floor((present + absent) / 2);
    if (await exists(middle)) present = middle;
    else absent = middle;
  }
  return present;
}
