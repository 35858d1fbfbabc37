import type { PublicConfig, ReleaseDocument, SourceCommit } from '@resort/shared/remote';
import { changesBetween } from '../channels/pin-changes.ts';
import { pinsOf, readRelease } from '../channels/channel.ts';
import { RefusedError } from '../base/errors.ts';
import { canonicalJson } from '../base/hashing.ts';
import { assertChannel, keys } from '../storage/names.ts';
import type { Registry } from '../registry/registry.ts';
import { audienceText } from '../rollout/rollout-state.ts';
import { commitsBetween, withNotes, type NotedChange } from './version-note.ts';

/** What changes with a unit: its new version, and every commit that the older one lacks. */
export interface UnitDifference extends NotedChange {
  commits?: SourceCommit[];
}

/** What changes for a visitor between two releases. */
export interface ReleaseDifference {
  channel: string;
  from: number;
  to: number;
  units: UnitDifference[];
  /** paths that are added, removed, or move to another unit; null if absent */
  routes: { path: string; from: string | null; to: string | null }[];
  /** settings of the public configuration, as JSON; null if absent */
  config: { name: string; from: string | null; to: string | null }[];
  /** `everybody` or `10 % and staff` */
  audience: { from: string; to: string };
}

/** Throws RefusedError if the channel does not have the release. */
export async function differenceOf(
  registry: Registry,
  { channel, from, to }: { channel: string; from: number; to: number },
): Promise<ReleaseDifference> {
  const before = await readExisting(registry, channel, from);
  const after = await readExisting(registry, channel, to);
  const routes = compared(routesOf(before), routesOf(after));
  return {
    channel,
    from,
    to,
    units: await Promise.all(
      (await withNotes(registry, changesBetween(pinsOf(before), pinsOf(after)))).map(async (change) => ({
        ...change,
        commits: await commitsBetween(registry, change),
      })),
    ),
    routes: routes.map(({ name, ...sides }) => ({ path: name, ...sides })),
    config: compared(settingsOf(before.config), settingsOf(after.config)),
    audience: { from: audienceOf(before), to: audienceOf(after) },
  };
}

async function readExisting(registry: Registry, channel: string, number: number): Promise<ReleaseDocument> {
  const object = await registry.get(keys.release(assertChannel(channel), number));
  if (object === null) throw new RefusedError(`Channel ${channel} has no release ${number}.`);
  return readRelease(registry, channel, number);
}

const routesOf = ({ routes }: ReleaseDocument) =>
  Object.fromEntries(routes.map(({ path, unit }) => [path, unit]));

const settingsOf = (config: PublicConfig) =>
  Object.fromEntries(Object.entries(config).map(([name, value]) => [name, canonicalJson(value)]));

const audienceOf = ({ rollout }: ReleaseDocument) => (rollout ? audienceText(rollout) : 'everybody');

function compared(before: Record<string, string>, after: Record<string, string>) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names
    .map((name) => ({ name, from: before[name] ?? null, to: after[name] ?? null }))
    .filter(({ from, to }) => from !== to);
}
