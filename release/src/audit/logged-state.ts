import { canonicalJson, integrityOf } from '../base/hashing.ts';
import { keys } from '../storage/names.ts';
import type { Registry } from '../registry/registry.ts';
import type { Keyring } from '../signing/keyring.ts';
import { isSealed } from '../signing/sealed.ts';
import type { AuditEntry } from './audit-log.ts';
import { parseEntry, vouchedLines } from './vouched-lines.ts';

/** What the log says of everything that a signed file alone does not prove. A file that was put back or taken away changes none of it. */
export interface LoggedState {
  /** `<unit>@<version>` */
  blocked: ReadonlySet<string>;
  /** the last entry about a policy, by channel, or about a token, by name */
  policies: ReadonlyMap<string, AuditEntry>;
  tokens: ReadonlyMap<string, AuditEntry>;
  /** the lines of freezes that nobody ended, by channel and id */
  freezes: ReadonlyMap<string, ReadonlyMap<string, AuditEntry>>;
  /** proposals, scheduled pins and grants, by the key of their document */
  documents: ReadonlyMap<string, LoggedDocument>;
  /** keys of documents that somebody vouched for anew (`adopt`) after their last line */
  adopted: ReadonlySet<string>;
}

/** A document that is made once, and ends once. */
export interface LoggedDocument {
  made: AuditEntry;
  /** the line that withdrew, approved or revoked it */
  ended: AuditEntry | null;
}

interface Index {
  lines: number;
  blocked: Set<string>;
  policies: Map<string, AuditEntry>;
  tokens: Map<string, AuditEntry>;
  freezes: Map<string, Map<string, AuditEntry>>;
  documents: Map<string, LoggedDocument>;
  adopted: Set<string>;
}

/** Entries are immutable, so a process reads each once; an entry that is missing later is still detected. */
const known = new WeakMap<Registry['get'], WeakMap<Keyring, Index>>();

/** Throws Error if an entry in the middle is missing, because its content cannot be known. */
export async function loggedState(registry: Registry): Promise<LoggedState> {
  const byKeyring = known.get(registry.get) ?? new WeakMap<Keyring, Index>();
  const index = byKeyring.get(registry.keyring) ?? (await firstIndex(registry));
  const last = index.lines === 0 || (await registry.get(keys.audit(index.lines))) !== null;
  if (!last) throw new Error(`The audit log has no entry ${index.lines}: run "verify".`);
  for (;;) {
    const sequence = index.lines + 1;
    const object = await registry.get(keys.audit(sequence));
    if (object === null) break;
    if (index.lines >= sequence) continue; // another call in this process has already read it
    index.lines = sequence;
    take(index, registry, object.body, false);
  }
  byKeyring.set(registry.keyring, index);
  known.set(registry.get, byKeyring);
  return index;
}

/** The whole log, as it is when this process first reads it. */
async function firstIndex(registry: Registry): Promise<Index> {
  const stored = await registry.list('audit/');
  const missing = stored.findIndex((key, at) => key !== keys.audit(at + 1));
  if (missing >= 0) throw new Error(`The audit log has no entry ${missing + 1}: run "verify".`);
  const bodies: Buffer[] = [];
  for (const key of stored) {
    const object = await registry.get(key);
    if (object === null) break;
    bodies.push(object.body);
  }
  const vouched = vouchedLines(registry.keyring, bodies);
  const index = emptyIndex();
  for (const [at, body] of bodies.entries()) take(index, registry, body, vouched.has(at + 1));
  index.lines = bodies.length;
  return index;
}

function emptyIndex(): Index {
  return {
    lines: 0,
    blocked: new Set(),
    policies: new Map(),
    tokens: new Map(),
    freezes: new Map(),
    documents: new Map(),
    adopted: new Set(),
  };
}

/** An entry that no trusted key signed or vouches for can take a right away, but never grant one. */
function take(index: Index, { keyring }: Registry, body: Buffer, isVouched: boolean): void {
  const entry = parseEntry(body);
  if (entry === null) return;
  const { verb, channel, subjects } = entry;
  const [name = ''] = subjects;
  const isTrusted = isVouched || isSealed(keyring, entry);
  // a release made by a block has an entry with the same verb, plus channel and number
  if (verb === 'block' && channel === undefined) index.blocked.add(name);
  if (verb === 'unblock' && isTrusted) index.blocked.delete(name);
  if (verb === 'policy' && channel !== undefined) {
    index.policies.set(channel, entry);
    index.adopted.delete(keys.policy(channel));
  }
  if (verb === 'token' || verb === 'token revoke') {
    index.tokens.set(name, entry);
    index.adopted.delete(keys.token(name));
  }
  if (verb === 'adopt' && isTrusted) for (const key of subjects) index.adopted.add(key);
  if (channel !== undefined) takeOfChannel(index, channel, entry, isTrusted);
}

/** Marks the line of the release that a proposal became. */
export const proposalSubject = (id: string) => `proposal ${id}`;

function takeOfChannel(index: Index, channel: string, entry: AuditEntry, isTrusted: boolean): void {
  const { verb, subjects } = entry;
  const [id = ''] = subjects;
  const frozen = index.freezes.get(channel) ?? new Map<string, AuditEntry>();
  index.freezes.set(channel, frozen);
  if (verb === 'freeze') frozen.set(id, entry);
  if (verb === 'unfreeze' && isTrusted) for (const one of subjects) frozen.delete(one);
  const make = (key: string) => {
    if (isTrusted && !index.documents.has(key)) index.documents.set(key, { made: entry, ended: null });
  };
  const end = (key: string) => {
    const document = index.documents.get(key);
    if (document !== undefined) document.ended ??= entry;
  };
  if (verb === 'propose') make(keys.proposal(channel, id));
  if (verb === 'withdraw') end(keys.proposal(channel, id));
  if (verb === 'schedule') make(keys.scheduled(channel, id));
  if (verb === 'schedule start' || verb === 'withdraw') end(keys.scheduled(channel, id));
  if (verb === 'grant') make(keys.grant(channel, id));
  if (verb === 'grant revoke') end(keys.grant(channel, id));
  if (verb === 'pin' || verb === 'promote' || verb === 'remove')
    for (const subject of subjects)
      if (subject.startsWith(proposalSubject('')))
        end(keys.proposal(channel, subject.slice(proposalSubject('').length)));
}

/** Digest of a document without its signatures, as in its log entry. */
export function documentDigest(document: object): string {
  const { signatures: _signatures, ...content } = { signatures: null, ...document };
  return integrityOf(canonicalJson(content));
}
