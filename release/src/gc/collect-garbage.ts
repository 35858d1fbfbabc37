import type { ReleaseDocument } from '@resort/shared/remote';
import { record } from '../audit/audit-log.ts';
import { listChannels, readRelease, releasesOf } from '../channels/channel.ts';
import { grantsOf } from '../grants/grants.ts';
import { keys, parseUnitVersion } from '../storage/names.ts';
import type { Author } from '../artifacts/publish.ts';
import type { Registry } from '../registry/registry.ts';
import { unreachable, type History, type Version } from './reachable.ts';

export interface GarbageRequest extends Author {
  /** how long a tab may stay open with an old release */
  keepDays: number;
  dryRun: boolean;
  tell?: (progress: string) => void;
}

const DAY_MS = 86_400_000;

/** Deletes the versions that nothing can need any more, and returns their names. */
export async function collectGarbage(registry: Registry, request: GarbageRequest): Promise<string[]> {
  const { dryRun, by, reason, tell = () => {} } = request;
  const names = await garbageOf(registry, request.keepDays);
  if (dryRun || names.length === 0) return names;
  await record(registry, { verb: 'gc', by, reason, subjects: names });
  const seals = new Map<string, Buffer>();
  for (const name of names) {
    const key = sealOf(name);
    const seal = await registry.get(key);
    if (seal !== null) seals.set(name, seal.body);
    await registry.remove(key);
  }
  // from here on they cannot be pinned; a pin made just before is repaired
  const still = new Set(await garbageOf(registry, request.keepDays));
  const dropped = names.filter((name) => still.has(name));
  for (const name of names.filter((one) => !still.has(one)))
    await registry.createOnly(sealOf(name), seals.get(name) ?? Buffer.of());
  const markers = await registry.list('published/');
  for (const [at, name] of dropped.entries()) {
    if (at % 10 === 0) tell(`dropped ${at} of ${dropped.length}`);
    const { unit, version } = parseUnitVersion(name);
    const marker = markers.filter(
      (key) => key.startsWith(`published/${unit}/`) && key.endsWith(`@${version}`),
    );
    const documents = [
      keys.provenance(unit, version),
      keys.checked(unit, version),
      keys.crashes(unit, version),
    ];
    const files = await registry.list(keys.artifact(unit, version, ''));
    const maps = await registry.list(keys.mapsOf(unit, version));
    for (const key of [...files, ...maps, ...marker, ...documents]) await registry.remove(key);
  }
  return dropped;
}

async function garbageOf(registry: Registry, keepDays: number): Promise<string[]> {
  const histories = await Promise.all(
    (await listChannels(registry)).map((channel) => historyOf(registry, channel)),
  );
  // a tester may use an old version that no channel had
  for (const channel of await listChannels(registry)) {
    const versions = (await grantsOf(registry, channel)).flatMap(({ units }) =>
      units.map(({ unit, version }) => `${unit}@${version}`),
    );
    histories.push([{ from: Date.now(), versions }]);
  }
  return unreachable(histories, await versionsOf(registry), Date.now() - keepDays * DAY_MS);
}

async function historyOf(registry: Registry, channel: string): Promise<History> {
  const history = [];
  for await (const release of releasesOf(registry, channel)) {
    const { createdAt, rollout } = release;
    // most visitors have the baseline during a roll-out
    const baseline = rollout && (await readRelease(registry, channel, rollout.baseline));
    const versions = [...versionsIn(release), ...(baseline ? versionsIn(baseline) : [])];
    history.push({ from: Date.parse(createdAt), versions });
  }
  return history;
}

/** `<unit>@<version>` of a release's units and last-known-good versions. */
function versionsIn({ units }: ReleaseDocument): string[] {
  return Object.entries(units).flatMap(([unit, { version, lastKnownGood }]) => [
    `${unit}@${version}`,
    ...(lastKnownGood === null ? [] : [`${unit}@${lastKnownGood.version}`]),
  ]);
}

async function versionsOf({ list }: Pick<Registry, 'list'>): Promise<Version[]> {
  return (await list('published/')).map((key) => {
    const [, unit = '', name = ''] = key.split('/');
    const [time = '', version = ''] = name.split('@');
    return { name: `${unit}@${version}`, publishedAt: parseTime(time) };
  });
}

/** `20261121T095244123Z`, as `keys.published` writes it. */
function parseTime(text: string): number {
  const [, year, month, day, hour, minute, second, rest] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z$/.exec(text) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}.${rest}Z`);
}

function sealOf(name: string): string {
  const { unit, version } = parseUnitVersion(name);
  return keys.seal(unit, version);
}
