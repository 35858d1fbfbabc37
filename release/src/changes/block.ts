import type { ReleaseDocument } from '@resort/shared/remote';
import { findArtifact } from '../artifacts/artifact.ts';
import { record } from '../audit/audit-log.ts';
import { blockedVersions } from '../channels/blocked-versions.ts';
import { listChannels, pinsOf, readRelease, type Pins } from '../channels/channel.ts';
import { commitRelease } from '../channels/commit.ts';
import { compose, readCandidate } from '../composition/compose.ts';
import { RefusedError } from '../base/errors.ts';
import { sparesAfterPin } from '../composition/last-known-good.ts';
import { parseUnitVersion } from '../storage/names.ts';
import type { Author } from '../artifacts/publish.ts';
import type { Registry } from '../registry/registry.ts';
import { sameContent } from '../rollout/release-content.ts';
import { isRollingOut } from '../rollout/rollout-state.ts';

export interface Blocked {
  blocked: string;
  /**
   * for every channel: whether it had the version, and its replacement; null if there is none and the channel
   * keeps the version
   */
  channels: { channel: string; release: number; hadIt: boolean; standsIn: string | null }[];
}

/**
 * Blocks a version permanently. No release may contain it; every channel that has it gets its last-known-good
 * version at once, and open tabs leave it on the next screen where that is safe. A roll-out with the version
 * on either side ends: everybody gets its baseline, without the version.
 */
export async function block(
  registry: Registry,
  { name, by, reason }: Author & { name: string },
): Promise<Blocked> {
  const { unit, version } = parseUnitVersion(name);
  if ((await findArtifact(registry, unit, version).catch(() => null)) === null)
    throw new RefusedError(`${name} is not published.`);
  await record(registry, { verb: 'block', by, reason, subjects: [name] });
  const channels = await listChannels(registry);
  const outcomes = [];
  for (const channel of channels) outcomes.push(await leave(registry, channel, name, { by, reason }));
  return { blocked: name, channels: outcomes };
}

/** Lets a version be pinned again; changes no channel. */
export async function unblock(
  registry: Registry,
  { name, by, reason }: Author & { name: string },
): Promise<string[]> {
  await record(registry, { verb: 'unblock', by, reason, subjects: [name] });
  return blockedVersions(registry);
}

/** Every channel gets a release, because open tabs learn of the block from the new pointer. */
async function leave(registry: Registry, channel: string, name: string, { by, reason }: Author) {
  const { unit, version } = parseUnitVersion(name);
  let [hadIt, standsIn]: [boolean, string | null] = [false, null];
  const event = { verb: 'block', by, reason, subjects: [name] };
  const release = await commitRelease(registry, channel, event, async (parent) => {
    if (parent === null) throw new Error(`Channel ${channel} has no release any more.`);
    const isOnItsWay = isRollingOut(parent);
    const baseline = isOnItsWay ? await readRelease(registry, channel, parent.rollout.baseline) : parent;
    const sides = [parent, baseline].map(({ units }) => units[unit]);
    hadIt = sides.some((side) => side?.version === version);
    const isSpare = sides.some((side) => side?.lastKnownGood?.version === version);
    if (isOnItsWay && !hadIt && !isSpare)
      return { by, reason, ...sameContent(parent), rollout: parent.rollout };
    const pins = withoutBlocked(baseline, unit, version);
    standsIn = hadIt && pins[unit] !== version ? (pins[unit] ?? null) : null;
    const candidate = await readCandidate(registry, pins, pinsOf(parent));
    const composition = await compose(registry, candidate, sparesAfterPin(baseline, pins));
    return { by, reason, ...composition, config: baseline.config };
  });
  return { channel, release: release.number, hadIt, standsIn };
}

function withoutBlocked(parent: ReleaseDocument, unit: string, version: string): Pins {
  const pins = pinsOf(parent);
  const spare = parent.units[unit]?.lastKnownGood?.version;
  return pins[unit] === version && spare !== undefined ? { ...pins, [unit]: spare } : pins;
}
