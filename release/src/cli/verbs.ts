import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PublicConfig, ReleaseDocument } from '@resort/shared/remote';
import { listPublished } from '../artifact.ts';
import { pinsOf } from '../channel.ts';
import { RefusedError } from '../errors.ts';
import { isDevelopmentBuild } from '../names.ts';
import { pin } from '../pin.ts';
import { publish, type Published } from '../publish.ts';
import { rollback } from '../rollback.ts';
import { status, type ChannelStatus, type PinChange } from '../status.ts';
import type { Storage } from '../storage/storage.ts';
import { columns } from './columns.ts';
import { UsageError, type Options } from './options.ts';

/** What a verb has to say: the same to a machine and to a person. */
export interface Answer {
  json: unknown;
  text: string;
}

type Verb = (storage: Storage, options: Options) => Promise<Answer>;

export const VERBS: Readonly<Record<string, Verb>> = {
  async publish(storage, { names }) {
    const units = names.length > 0 ? names : await builtUnits();
    if (units.length === 0)
      throw new RefusedError('No folder here has a dist/unit.json: build the units first.');
    const done: Published[] = [];
    for (const unit of units) done.push(await publish(storage, { dist: join(unit, 'dist') }));
    const word = ({ published }: Published) => (published ? 'published' : 'already published');
    return { json: done, text: columns(done.map((one) => [one.unit, one.version, word(one)])) };
  },

  async pin(storage, { names, latest, channel, by, reason, offline }) {
    if (latest === names.length > 0) throw new UsageError('pin takes either <unit>@<version>… or --latest.');
    const units = latest ? await latestVersions(storage) : names;
    const config = { ...configFrom(process.env), ...(offline !== undefined && { offline }) };
    return describe(await pin(storage, { channel, units, by, reason, config }));
  },

  async rollback(storage, { names, channel, to, unit, by, reason }) {
    if (names.length > 0) throw new UsageError('rollback takes --unit and --to, no names.');
    const target = { ...(to !== undefined && { to }), ...(unit !== undefined && { unit }) };
    return describe(await rollback(storage, { channel, by, reason, ...target }));
  },

  async status(storage, { names, channel }) {
    if (names.length > 0) throw new UsageError('status takes no names.');
    const found = await status(storage, { channel });
    return { json: found, text: statusText(found) };
  },
};

async function builtUnits(): Promise<string[]> {
  return (await readdir('.')).filter((folder) => existsSync(join(folder, 'dist/unit.json'))).sort();
}

async function latestVersions(storage: Storage): Promise<string[]> {
  return [...(await listPublished(storage))].flatMap(([unit, versions]) => {
    const newest = versions.find((version) => !isDevelopmentBuild(version));
    return newest === undefined ? [] : [`${unit}@${newest}`];
  });
}

function configFrom(env: NodeJS.ProcessEnv): PublicConfig | undefined {
  const appKey = env['APP_KEY'];
  return appKey === undefined ? undefined : { apiBase: env['APP_SERVER_BASE'] ?? '/gateway', appKey };
}

function describe(release: ReleaseDocument): Answer {
  const pins = pinsOf(release);
  const title = `Release ${release.number} is current on ${release.channel}.`;
  const json = { channel: release.channel, number: release.number, parent: release.parent, pins };
  return { json, text: `${title}\n\n${columns(Object.entries(pins))}` };
}

function statusText({ channel, current, pins, published, history }: ChannelStatus): string {
  const title =
    current === null ? `Nothing is pinned on ${channel}.` : `Release ${current} is current on ${channel}.`;
  const units = [...new Set([...Object.keys(pins), ...Object.keys(published)])].sort();
  const versions = units.map((unit) => [unit, pins[unit] ?? '-', (published[unit] ?? []).join(', ')]);
  const releases = history.map(({ number, at, by, reason, changes }) => {
    return [String(number), at, by, reason || '-', changes.map(changeText).join(', ') || 'no pin changed'];
  });
  return [
    title,
    columns([['UNIT', 'PINNED', 'PUBLISHED'], ...versions]),
    columns([['RELEASE', 'AT', 'BY', 'REASON', 'CHANGED'], ...releases]),
  ].join('\n\n');
}

function changeText({ unit, from, to }: PinChange): string {
  return `${unit} ${from ?? '(none)'} → ${to ?? '(none)'}`;
}
