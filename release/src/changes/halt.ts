import type { ReleaseDocument } from '@resort/shared/remote';
import { readRelease } from '../channels/channel.ts';
import { commitRelease } from '../channels/commit.ts';
import { refuseOther } from './pin.ts';
import type { Author } from '../artifacts/publish.ts';
import type { Registry } from '../registry/registry.ts';
import { sameContent } from '../rollout/release-content.ts';
import { assertRollingOut } from '../rollout/rollout-state.ts';

export interface HaltRequest extends Author {
  channel: string;
  /** see PinRequest */
  expect?: number;
}

/**
 * Restores the baseline for everybody, in a release with a new number. Nothing is checked again, because most
 * visitors already have it. Throws RefusedError without a roll-out.
 */
export async function halt(registry: Registry, request: HaltRequest): Promise<ReleaseDocument> {
  const { channel, by, reason, expect } = request;
  const event = { verb: 'halt', by, reason, subjects: [] };
  return commitRelease(registry, channel, event, async (current) => {
    if (expect !== undefined) await refuseOther(registry, channel, expect, current);
    assertRollingOut(current, channel);
    const baseline = await readRelease(registry, channel, current.rollout.baseline);
    return { by, reason, ...sameContent(baseline) };
  });
}
