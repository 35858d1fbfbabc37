import type { ReleaseDocument } from '@resort/shared/remote';
import { refuseBlocked } from '../channels/blocked-versions.ts';
import { conflict } from './conflict.ts';
import { pinsOf } from '../channels/channel.ts';
import { commitRelease } from '../channels/commit.ts';
import { RefusedError } from '../base/errors.ts';
import { refuseFrozen } from '../permissions/freeze/freezes.ts';
import { refuseOther } from './pin.ts';
import { refuseChangedPolicy } from '../permissions/policies/channel-policy.ts';
import type { Author } from '../artifacts/publish.ts';
import type { Registry } from '../registry/registry.ts';
import { sameContent } from '../rollout/release-content.ts';
import { assertAudience, assertRollingOut, audienceText, type Audience } from '../rollout/rollout-state.ts';
import { EVERYBODY } from '../rollout/share.ts';

export interface RolloutRequest extends Author, Audience {
  channel: string;
  /** see PinRequest */
  expect?: number;
}

/**
 * Extends a roll-out to a larger share or further cohorts; 10000 basis points finish it. Cohorts are never
 * removed and a share never shrinks: only a halt moves visitors back. Throws RefusedError without a roll-out.
 */
export async function rollOut(registry: Registry, request: RolloutRequest): Promise<ReleaseDocument> {
  const { channel, by, reason, basisPoints, expect } = request;
  assertAudience(request);
  const event = { verb: 'rollout', by, reason, subjects: [audienceText(request)] };
  let seen: ReleaseDocument | null = null;
  return commitRelease(registry, channel, event, async (current) => {
    await refuseFrozen(registry, channel);
    await refuseChangedPolicy(registry, channel);
    if (expect !== undefined) await refuseOther(registry, channel, expect, current);
    assertRollingOut(current, channel);
    const { rollout } = current;
    // the expected roll-out has ended and another one has begun
    if (seen?.rollout !== undefined && seen.rollout.salt !== rollout.salt) throw conflict(seen, current);
    seen = current;
    if (basisPoints < rollout.basisPoints)
      throw new RefusedError(
        `Release ${current.number} has ${rollout.basisPoints / 100} % already, and a roll-out cannot shrink: ` +
          'name a larger share, or halt it.',
      );
    await refuseBlocked(registry, pinsOf(current));
    const cohorts = [...new Set([...rollout.cohorts, ...request.cohorts])].sort();
    return {
      by,
      reason,
      ...sameContent(current),
      ...(current.approvals && { approvals: current.approvals }),
      ...(basisPoints < EVERYBODY && { rollout: { ...rollout, basisPoints, cohorts } }),
    };
  });
}
