import { randomBytes } from 'node:crypto';
import type { PublicConfig, ReleaseDocument } from '@resort/shared/remote';
import { record } from '../audit/audit-log.ts';
import { documentFaults, lineFault } from '../audit/logged-documents.ts';
import { documentDigest, loggedState } from '../audit/logged-state.ts';
import { readPointer } from '../channels/channel.ts';
import { ApprovalNeededError, RefusedError } from '../base/errors.ts';
import { toJsonBody } from '../base/hashing.ts';
import { assertChannel, keys } from '../storage/names.ts';
import { pin, type PinRequest } from '../changes/pin.ts';
import { promote, type PromoteRequest } from '../changes/promote.ts';
import { removeUnit, type RemoveRequest } from '../changes/remove-unit.ts';
import type { Author } from '../artifacts/publish.ts';
import { isSamePerson } from '../permissions/identity/person.ts';
import type { Registry } from '../registry/registry.ts';
import type { Audience } from '../rollout/rollout-state.ts';
import { isSealed, seal, type Sealed } from '../signing/sealed.ts';

/** A requested change of a channel. */
type Wish =
  | { kind: 'pin'; units: readonly string[]; config?: Partial<PublicConfig>; audience?: Audience }
  | { kind: 'promote'; from: string; release: number; audience?: Audience }
  | { kind: 'remove'; unit: string };

/** A pin or promotion that passed every gate and waits for a second person. */
export interface Proposal {
  schema: 'proposal/1';
  /** 8 hex digits */
  id: string;
  channel: string;
  by: string;
  reason: string;
  /** ISO 8601 */
  at: string;
  wish: Wish;
  /** see sensitiveChanges */
  needs: readonly string[];
  /** number of the release it is based on; the approval is for this change of that release only */
  base: number;
  state: 'waiting' | 'approved' | 'withdrawn';
}

/** Pins, or stores a proposal if a second person must approve. Otherwise throws as `pin` does. */
export async function pinOrPropose(
  registry: Registry,
  request: PinRequest,
): Promise<ReleaseDocument | Proposal> {
  const { channel, by, reason, units, config, audience } = request;
  const wish = { kind: 'pin', units, ...(config && { config }), ...(audience && { audience }) } as const;
  return orPropose(registry, { channel, by, reason }, wish, () => pin(registry, request));
}

/** The same for `promote`, with the current release of the other channel. */
export async function promoteOrPropose(
  registry: Registry,
  request: PromoteRequest,
): Promise<ReleaseDocument | Proposal> {
  const { channel, by, reason, from, audience } = request;
  const release = request.release ?? (await readPointer(registry, from))?.pointer.release;
  if (release === undefined) throw new RefusedError(`Nothing is pinned on channel ${from} yet.`);
  const wish = { kind: 'promote', from, release, ...(audience && { audience }) } as const;
  return orPropose(registry, { channel, by, reason }, wish, () => promote(registry, { ...request, release }));
}

/** The same for the removal of a unit. */
export async function removeOrPropose(
  registry: Registry,
  request: RemoveRequest,
): Promise<ReleaseDocument | Proposal> {
  const { channel, by, reason, unit } = request;
  const wish = { kind: 'remove', unit } as const;
  return orPropose(registry, { channel, by, reason }, wish, () => removeUnit(registry, request));
}

export const isProposal = (outcome: ReleaseDocument | Proposal): outcome is Proposal =>
  outcome.schema === 'proposal/1';

/** Pending proposals of a channel, oldest first. */
export async function proposalsOf(registry: Registry, channel: string): Promise<Proposal[]> {
  const found: Proposal[] = [];
  for (const key of await registry.list(`proposals/${assertChannel(channel)}/`)) {
    const id = key.slice(key.lastIndexOf('/') + 1, -'.json'.length);
    // a modified proposal cannot be approved
    const proposal = (await read(registry, channel, id).catch(() => null))?.proposal;
    if (proposal?.state === 'waiting') found.push(proposal);
  }
  return found.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

interface Decision extends Author {
  channel: string;
  /** id of the proposal */
  id: string;
}

/**
 * A second person's approval. Makes the release in the name of its author, if all gates still pass and the
 * channel has not changed. Throws RefusedError if both are the same person, and as `pin` does.
 */
export async function approve(registry: Registry, decision: Decision): Promise<ReleaseDocument> {
  const { proposal } = await readWaiting(registry, decision);
  const { channel, id, wish, base } = proposal;
  if (isSamePerson(decision.by, proposal.by))
    throw new RefusedError(`${decision.by} proposed ${id}: it takes somebody else to approve it.`);
  const subjects = [id, ...namesOf(wish)];
  await record(registry, { verb: 'approve', channel, by: decision.by, reason: decision.reason, subjects });
  const { by, reason } = proposal;
  const request = { channel, by, reason, expect: base, approvals: [decision.by], proposal: id };
  const release = await grantWish(registry, request, wish);
  await close(registry, decision, 'approved');
  return release;
}

function grantWish(registry: Registry, request: Omit<PinRequest, 'units'>, wish: Wish) {
  if (wish.kind === 'pin') return pin(registry, { ...request, ...wish });
  if (wish.kind === 'promote') return promote(registry, { ...request, ...wish });
  return removeUnit(registry, { ...request, ...wish });
}

/** Withdraws a proposal. Throws RefusedError if it is not pending. */
export async function withdraw(registry: Registry, decision: Decision): Promise<Proposal> {
  const { channel, id, by, reason } = decision;
  const { proposal } = await readWaiting(registry, decision);
  await record(registry, { verb: 'withdraw', channel, by, reason, subjects: [id] });
  await close(registry, decision, 'withdrawn');
  return proposal;
}

async function orPropose(
  registry: Registry,
  { channel, by, reason }: Author & { channel: string },
  wish: Wish,
  work: () => Promise<ReleaseDocument>,
): Promise<ReleaseDocument | Proposal> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApprovalNeededError)) throw error;
    const { needs, base } = error;
    const id = randomBytes(4).toString('hex');
    const at = new Date().toISOString();
    const proposal: Proposal = {
      schema: 'proposal/1',
      id,
      channel,
      by,
      reason,
      at,
      wish,
      needs,
      base,
      state: 'waiting',
    };
    const subjects = [id, ...namesOf(wish)];
    const digest = documentDigest(proposal);
    await record(registry, { verb: 'propose', channel, by, reason, subjects, digest });
    await registry.createOnly(keys.proposal(channel, id), toJsonBody(seal(registry.keyring, proposal)));
    return proposal;
  }
}

/** `<unit>@<version>`, the channel and the release, or the unit to remove. */
export function namesOf(wish: Wish): readonly string[] {
  if (wish.kind === 'pin') return wish.units;
  return wish.kind === 'promote' ? [`${wish.from} ${wish.release}`] : [`remove ${wish.unit}`];
}

async function read(registry: Registry, channel: string, id: string) {
  const key = keys.proposal(assertChannel(channel), id);
  const object = /^[\da-f]{8}$/.test(id) ? await registry.get(key) : null;
  if (object === null) throw new RefusedError(`Channel ${channel} has no proposal ${id}.`);
  const { proposal, fault, ended } = await checked(registry, channel, id, object.body);
  if (fault !== null) throw new RefusedError(`${fault} Propose it again.`);
  return { proposal: ended === null ? proposal : { ...proposal, state: ended }, etag: object.etag };
}

/** A stored proposal beside its line in the log, which alone says whether it still waits. */
async function checked(registry: Registry, channel: string, id: string, body: Buffer) {
  const key = keys.proposal(channel, id);
  const sealed = JSON.parse(body.toString()) as Sealed<Proposal>;
  const { signatures: _signatures, ...proposal } = sealed;
  const state = await loggedState(registry);
  const line = state.documents.get(key)?.ended ?? null;
  const ended = line && (line.verb === 'withdraw' ? ('withdrawn' as const) : ('approved' as const));
  const isSigned = proposal.id === id && proposal.channel === channel && isSealed(registry.keyring, sealed);
  const fault = isSigned
    ? lineFault(state, key, ({ digest, subjects, by }) =>
        // lines from before carried no digest
        digest === undefined
          ? [id, ...namesOf(proposal.wish)].join(' ') === subjects.join(' ') && proposal.by === by
          : digest === documentDigest({ ...proposal, state: 'waiting' }),
      )
    : `${key} has no signature of a trusted key.`;
  return { proposal, fault, ended, isOpen: proposal.state === 'waiting' };
}

/** One sentence for each proposal that was put back, taken away or changed. */
export const proposalFaults = (registry: Registry): Promise<string[]> =>
  documentFaults(registry, 'proposals/', (channel, id, body) => checked(registry, channel, id, body));

async function readWaiting(registry: Registry, { channel, id }: Decision) {
  const found = await read(registry, channel, id);
  const { state } = found.proposal;
  if (state !== 'waiting') throw new RefusedError(`Proposal ${id} does not wait any more: it was ${state}.`);
  return found;
}

async function close(registry: Registry, decision: Decision, state: 'approved' | 'withdrawn'): Promise<void> {
  for (;;) {
    const { proposal, etag } = await read(registry, decision.channel, decision.id);
    const body = toJsonBody(seal(registry.keyring, { ...proposal, state }));
    if (await registry.compareAndSwap(keys.proposal(proposal.channel, proposal.id), etag, body)) return;
  }
}
