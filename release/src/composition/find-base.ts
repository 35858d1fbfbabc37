import type { Pins } from '../channels/channel.ts';
import type { Registry } from '../registry/registry.ts';
import { readCandidate } from './compose.ts';
import { readVerdict } from './verdict.ts';
import type { Base } from './screens/plan-screens.ts';

/** The check of the set that the channel has now, or why it cannot be built upon. */
export async function findBase(registry: Registry, pins: Pins): Promise<Base | string> {
  if (Object.keys(pins).length === 0) return 'nothing is pinned yet';
  const current = await readCandidate(registry, pins, pins).catch(() => null);
  const verdict = current && (await readVerdict(registry, current));
  if (!current || !verdict) return 'the set that is pinned now was never checked';
  if (!verdict.passed) return 'the last check of what is pinned now found faults';
  if (!verdict.seen) return 'the last check of what is pinned now does not say what it opened';
  return { manifests: current.artifacts.map(({ manifest }) => manifest), seen: verdict.seen };
}
