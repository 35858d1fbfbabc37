import type { ReleaseDocument, Rollout } from '@resort/shared/remote';
import { listChannels, pinsOf, readRelease, releasesOf } from '../channels/channel.ts';
import { servesMembers } from '../permissions/policies/members.ts';
import { isFrozen } from '../permissions/freeze/freezes.ts';
import type { Registry } from '../registry/registry.ts';
import { DEVELOPMENT_CHANNEL } from '../storage/names.ts';
import { versionNote, type VersionNote } from './version-note.ts';

/** A version on a channel. */
export interface PinnedVersion {
  version: string;
  /** the release that introduced it without a later rollback */
  release: number;
  by: string;
  /** ISO 8601 */
  at: string;
  /** true if it is older than the releases that were read */
  isOlder: boolean;
  /** where it comes from; null for a version from before there was provenance */
  note?: VersionNote | null;
  /** the other visitors' version during its roll-out; null if everybody gets the same */
  baseline: string | null;
}

export interface MatrixChannel {
  channel: string;
  release: number;
  rollout: Rollout | null;
  isFrozen: boolean;
  units: Record<string, PinnedVersion>;
}

/** How many releases of a channel are read to find who introduced a version. */
const LOOKED_AT = 40;

/** The members' channel comes first, also on a narrow screen; a developer's own channel comes last. */
const orderOf = (channel: string): number =>
  channel === 'production' ? 0 : channel === DEVELOPMENT_CHANNEL ? 2 : 1;

/** Every channel and what each unit has there, by whom and since when; `production` first. */
export async function matrixOf(registry: Registry): Promise<MatrixChannel[]> {
  // one from before members were served is no choice for a release manager
  const isHidden = await servesMembers(registry);
  const channels = (await listChannels(registry)).filter(
    (channel) => !(isHidden && channel === DEVELOPMENT_CHANNEL),
  );
  const columns = await Promise.all(channels.map((channel) => columnOf(registry, channel)));
  return columns
    .filter((column) => column !== null)
    .sort((one, other) => orderOf(one.channel) - orderOf(other.channel));
}

async function columnOf(registry: Registry, channel: string): Promise<MatrixChannel | null> {
  const recent: ReleaseDocument[] = [];
  for await (const release of releasesOf(registry, channel)) {
    recent.push(release);
    if (recent.length === LOOKED_AT) break;
  }
  const [current] = recent;
  if (current === undefined) return null;
  const { number, rollout } = current;
  // a halted roll-out does not count, because most visitors had the same before and after
  const lasting = recent.filter((one) => one.rollout === undefined || one.rollout.salt === rollout?.salt);
  const older = rollout && pinsOf(await readRelease(registry, channel, rollout.baseline));
  const isWhole = recent.at(-1)?.parent === null;
  const cells = Object.entries(pinsOf(current)).map(async ([unit, version]) => {
    const { isOldest, ...brought } = broughtBy(lasting, unit, version);
    const baseline = older?.[unit] === version ? null : (older?.[unit] ?? null);
    const note = await versionNote(registry, unit, version);
    return [unit, { version, ...brought, isOlder: isOldest && !isWhole, baseline, note }] as const;
  });
  return {
    channel,
    release: number,
    rollout: rollout ?? null,
    isFrozen: await isFrozen(registry, channel),
    units: Object.fromEntries(await Promise.all(cells)),
  };
}

/** The first of these releases (newest first) from which on the unit had this version. */
function broughtBy(releases: readonly ReleaseDocument[], unit: string, version: string) {
  const other = releases.findIndex((release) => release.units[unit]?.version !== version);
  const first = releases.at(other === -1 ? -1 : other - 1);
  if (first === undefined) throw new Error(`${unit}@${version} is in none of these releases.`);
  const { number, by, createdAt } = first;
  return { release: number, by, at: createdAt, isOldest: other === -1 };
}
