import { ConflictError, FrozenError, RefusedError } from '../../base/errors.ts';
import { readPinned, readPointer } from '../../channels/channel.ts';
import { rollOut } from '../../changes/roll-out.ts';
import type { Registry } from '../../registry/registry.ts';
import { stageState } from './stage-state.ts';

/** The author of stages in the log. */
const STAGES = 'stages';

/**
 * Begins the next stage of a channel's roll-out if its time has come and nothing speaks against it. Several machines may
 * call this: the pointer's compare-and-swap lets one of them begin a stage. The plan and the time of each stage are in the
 * signed release, so that a restart loses nothing. Returns the number of the new release, or null.
 */
export async function advanceStages(
  registry: Registry,
  channel: string,
  now: number = Date.now(),
): Promise<number | null> {
  const standing = await readPointer(registry, channel);
  const current = standing && (await readPinned(registry, standing.pointer));
  if (current?.rollout?.plan === undefined) return null;
  const state = await stageState(registry, current, now);
  if (state === null || state.next === null || state.hold !== null) return null;
  if (Date.parse(state.at ?? '') > now) return null;
  const { plan } = current.rollout;
  const reason = `stage ${state.next / 100} % of ${plan.by}'s plan: ${plan.reason || 'no reason given'}`;
  const request = {
    channel,
    by: STAGES,
    reason,
    basisPoints: state.next,
    cohorts: [],
    expect: current.number,
  };
  try {
    return (await rollOut(registry, request)).number;
  } catch (error) {
    // somebody halted or froze it, or another machine was faster
    const isLost =
      error instanceof ConflictError || error instanceof RefusedError || error instanceof FrozenError;
    if (isLost) return null;
    throw error;
  }
}
