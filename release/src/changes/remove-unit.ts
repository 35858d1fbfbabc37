import type { ReleaseDocument } from '@resort/shared/remote';
import type { Author } from '../artifacts/publish.ts';
import { refuseBlocked } from '../channels/blocked-versions.ts';
import { pinsOf } from '../channels/channel.ts';
import { commitRelease } from '../channels/commit.ts';
import { compose, readCandidate, refuseFaults } from '../composition/compose.ts';
import { sparesAfterPin } from '../composition/last-known-good.ts';
import { RefusedError } from '../base/errors.ts';
import { refuseFrozen } from '../permissions/freeze/freezes.ts';
import { policyOf, refuseChangedPolicy } from '../permissions/policies/channel-policy.ts';
import { requireApproval } from '../permissions/policies/sensitive.ts';
import type { Registry } from '../registry/registry.ts';
import { refuseRollingOut } from '../rollout/rollout-state.ts';
import { proposalSubjects, refuseOther } from './pin.ts';

export interface RemoveRequest extends Author {
  channel: string;
  unit: string;
  /** see PinRequest */
  expect?: number;
  approvals?: readonly string[];
  /** see PinRequest */
  proposal?: string;
}

/**
 * Makes a release without a remote: its addresses show the page for unknown addresses. The gates run, the browser does
 * not. Throws RefusedError for the shell and for a unit that is not pinned, and as `pin` does.
 */
export async function removeUnit(registry: Registry, request: RemoveRequest): Promise<ReleaseDocument> {
  const { channel, unit, by, reason, expect } = request;
  const event = { verb: 'remove', by, reason, subjects: [unit, ...proposalSubjects(request)] };
  return commitRelease(registry, channel, event, async (parent) => {
    await refuseFrozen(registry, channel);
    const policy = await policyOf(registry, channel);
    await refuseChangedPolicy(registry, channel);
    if (parent === null) throw new RefusedError(`Nothing is pinned on channel ${channel} yet.`);
    if (expect !== undefined) await refuseOther(registry, channel, expect, parent);
    refuseRollingOut(parent);
    const { [unit]: removed, ...pins } = pinsOf(parent);
    if (removed === undefined) throw new RefusedError(`${unit} is not pinned on channel ${channel}.`);
    await refuseBlocked(registry, pins);
    const candidate = await readCandidate(registry, pins, pinsOf(parent));
    await refuseFaults(registry, candidate);
    const approved = requireApproval(policy, request, { parent, pins, config: parent.config });
    const composition = await compose(registry, candidate, sparesAfterPin(parent, pins));
    return { by, reason, ...composition, config: parent.config, ...approved };
  });
}
