import { proposalsOf } from '../../approvals/proposals.ts';
import { canonicalJson } from '../../base/hashing.ts';
import { listChannels, pinsOf, readPinned, readPointer } from '../../channels/channel.ts';
import { policyOf, type ChannelPolicy } from '../../permissions/policies/channel-policy.ts';
import type { Registry } from '../../registry/registry.ts';
import { planOf, stagesText } from '../../rollout/stage-plan.ts';
import { EVERYBODY } from '../../rollout/share.ts';
import type { WantedChannels, WantedPolicy } from './release-file.ts';

/** One step from what a channel is to what a file says. */
export type Action =
  | { kind: 'policy'; channel: string; settings: WantedPolicy }
  | { kind: 'pin'; channel: string; units: string[]; base: number }
  | { kind: 'remove'; channel: string; unit: string }
  /** somebody else has to approve it, or withdraw it */
  | { kind: 'wait'; channel: string; proposal: string };

/** The steps that make the channels what the file says; empty if they are. */
export async function planChanges(registry: Registry, wanted: WantedChannels): Promise<Action[]> {
  const actions: Action[] = [];
  for (const [channel, { pins, policy }] of Object.entries(wanted)) {
    const settings = policy ? changedSettings(settingsOf(await policyOf(registry, channel)), policy) : {};
    if (Object.keys(settings).length > 0) actions.push({ kind: 'policy', channel, settings });
    if (pins !== undefined) actions.push(...(await planPins(registry, channel, pins)));
  }
  return actions;
}

async function planPins(
  registry: Registry,
  channel: string,
  pins: Record<string, string>,
): Promise<Action[]> {
  const standing = await readPointer(registry, channel);
  const current = standing ? pinsOf(await readPinned(registry, standing.pointer)) : {};
  const base = standing?.pointer.release ?? 0;
  const units = Object.entries(pins)
    .filter(([unit, version]) => current[unit] !== version)
    .map((pair) => pair.join('@'))
    .sort();
  const extra = Object.keys(current).filter((unit) => !Object.hasOwn(pins, unit));
  const proposals = await proposalsOf(registry, channel);
  const waiting = (kind: string, names: readonly string[]) =>
    proposals.find(
      ({ wish, base: seen }) =>
        seen === base &&
        wish.kind === kind &&
        (wish.kind === 'pin' ? [...wish.units].sort().join() : 'unit' in wish ? wish.unit : '') ===
          names.join(),
    );
  const steps: Action[] = [];
  for (const unit of extra) {
    const known = waiting('remove', [unit]);
    steps.push(known ? { kind: 'wait', channel, proposal: known.id } : { kind: 'remove', channel, unit });
  }
  if (units.length > 0) {
    const known = waiting('pin', units);
    steps.push(known ? { kind: 'wait', channel, proposal: known.id } : { kind: 'pin', channel, units, base });
  }
  return steps;
}

/** A policy in the words of a file. */
export function settingsOf({
  check,
  force,
  approval,
  health,
  stages,
}: ChannelPolicy): Required<Omit<WantedPolicy, 'within'>> & Pick<WantedPolicy, 'within'> {
  return {
    check,
    forcing: force,
    approval,
    sample: health.minimumVisits,
    excess: Math.round(health.excess * EVERYBODY),
    stages: stages ? stagesText(stages.stages) : 'none',
    ...(stages?.hours !== undefined && { within: stages.hours }),
  };
}

/** Settings that differ; stages and their hours together. */
function changedSettings(now: WantedPolicy, wanted: WantedPolicy): WantedPolicy {
  const { stages, within, ...others } = wanted;
  const changed = Object.entries(others).filter(([name, value]) => now[name as keyof WantedPolicy] !== value);
  const isSamePlan =
    stages === undefined ||
    canonicalJson(planOf(stages, within)) === canonicalJson(planOf(now.stages, now.within));
  const plan = isSamePlan ? {} : { stages, ...(within !== undefined && { within }) };
  return { ...Object.fromEntries(changed), ...plan };
}

/** What the channels are now, as a file says it. */
export async function exportChannels(registry: Registry, names: readonly string[]): Promise<WantedChannels> {
  const channels: WantedChannels = {};
  for (const channel of names.length > 0 ? names : await listChannels(registry)) {
    const standing = await readPointer(registry, channel);
    const pins = standing ? pinsOf(await readPinned(registry, standing.pointer)) : undefined;
    const policy = settingsOf(await policyOf(registry, channel));
    channels[channel] = { ...(pins && { pins }), policy };
  }
  return channels;
}
