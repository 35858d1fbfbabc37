import { integrityOf, toJsonBody } from '../base/hashing.ts';
import { keys } from '../storage/names.ts';
import type { Registry } from '../registry/registry.ts';
import { seal, type Sealed } from '../signing/sealed.ts';

/** What somebody did to the registry: who, what, why. */
export interface AuditEvent {
  /** the verb as one types it: publish, pin, rollout, halt, approve, … */
  verb: string;
  by: string;
  reason: string;
  channel?: string;
  /** `<unit>@<version>`, a release's number, a token's name */
  subjects: string[];
  /** `sha384-…` of what was written, where one document says it all */
  digest?: string;
}

export interface AuditEntry extends AuditEvent {
  schema: 'audit/1';
  /** from 1, without a gap */
  sequence: number;
  /** ISO 8601 */
  at: string;
  /** `sha384-…` of the entry before; null for the first: no entry can be changed or taken out without breaking the rest */
  previous: string | null;
}

/** Appends to the log. It comes before what it tells of takes effect, so that nothing is in effect that it lacks. */
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

/** From the newest back to the first; what was changed is for `verify` to tell. */
export async function* entriesOf(registry: Registry): AsyncGenerator<Sealed<AuditEntry>> {
  for (let sequence = await lastSequence(registry); sequence > 0; sequence -= 1) {
    const object = await registry.get(keys.audit(sequence));
    if (object !== null) yield JSON.parse(object.body.toString()) as Sealed<AuditEntry>;
  }
}

/** By doubling and halving, since a log only grows and has no gap: a few dozen looks however long it is. */
async function lastSequence({ get }: Registry): Promise<number> {
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
