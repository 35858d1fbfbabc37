import type { ReleaseDocument } from '@resort/shared/remote';
import { requireApproval } from '../permissions/policies/sensitive.ts';
import { refuseBlocked } from '../channels/blocked-versions.ts';
import { pinsOf, readPinned, readPointer, readRelease } from '../channels/channel.ts';
import { requireVerdict } from '../composition/verdict.ts';
import { commitRelease } from '../channels/commit.ts';
import { compose, readCandidate, refuseFaults } from '../composition/compose.ts';
import { RefusedError } from '../base/errors.ts';
import { refuseFrozen } from '../permissions/freeze/freezes.ts';
import { sparesAfterPin } from '../composition/last-known-good.ts';
import { audienceOf, overlapGuard, proposalSubjects } from './pin.ts';
import { refuseBesideMembers } from '../permissions/policies/members.ts';
import { policyOf, refuseChangedPolicy } from '../permissions/policies/channel-policy.ts';
import { refuseDirtyVersions } from '../artifacts/provenance.ts';
import type { Author } from '../artifacts/publish.ts';
import { DEVELOPMENT_CHANNEL } from '../storage/names.ts';
import type { Registry } from '../registry/registry.ts';
import { newRollout, refuseRollingOut, type Audience } from '../rollout/rollout-state.ts';

export interface PromoteRequest extends Author {
  from: string;
  /** the other channel's release; default: the current one */
  release?: number;
  channel: string;
  /** see PinRequest */
  expect?: number;
  /** see PinRequest */
  audience?: Audience;
  approvals?: readonly string[];
  /** see PinRequest */
  proposal?: string;
}

/**
 * Makes a release with exactly another channel's units. The channel keeps its own configuration; its first
 * release copies the other's. Throws as `pin` does.
 */
export async function promote(registry: Registry, request: PromoteRequest): Promise<ReleaseDocument> {
  const { from, channel, by, reason } = request;
  if (from === channel) throw new RefusedError(`${channel} cannot be promoted to itself.`);
  if (channel === DEVELOPMENT_CHANNEL) await refuseBesideMembers(registry);
  const source = await readPointer(registry, from);
  if (source === null) throw new RefusedError(`Nothing is pinned on channel ${from} yet.`);
  const tried =
    request.release === undefined
      ? await readPinned(registry, source.pointer)
      : await readRelease(registry, from, request.release);
  refuseRollingOut(tried);
  const pins = pinsOf(tried);
  const policy = await policyOf(registry, channel);
  const refuseOverlap = overlapGuard(registry, request, pins);
  const event = {
    verb: 'promote',
    by,
    reason,
    subjects: [`${from} ${tried.number}`, ...proposalSubjects(request)],
  };
  return commitRelease(registry, channel, event, async (parent) => {
    await refuseFrozen(registry, channel);
    await refuseChangedPolicy(registry, channel);
    await refuseOverlap(parent);
    refuseRollingOut(parent);
    await refuseBlocked(registry, pins);
    const candidate = await readCandidate(registry, pins, parent ? pinsOf(parent) : {});
    await refuseFaults(registry, candidate);
    const units = Object.entries(pins).map((pair) => pair.join('@'));
    if (parent !== null && policy.check === 'required')
      await requireVerdict(registry, candidate, { channel, units });
    if (policy.check === 'required') await refuseDirtyVersions(registry, candidate.fresh, channel);
    const config = parent?.config ?? tried.config;
    const approved = requireApproval(policy, request, { parent, pins, config });
    const composition = await compose(registry, candidate, sparesAfterPin(parent, pins));
    return {
      by,
      reason,
      ...composition,
      config,
      ...newRollout(audienceOf(policy, request, parent), parent),
      ...approved,
    };
  });
}
