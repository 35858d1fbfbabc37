import { existsSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import type { ClientReport, CrashFrame } from '@resort/shared/remote';
import { mapsFolder } from '@resort/shared/build/maps';
import { publish } from '../../artifacts/publish.ts';
import { readBuild } from '../../artifacts/dist-folder.ts';
import { collectGarbage } from '../../gc/collect-garbage.ts';
import { reportCollector, type ReportCollector } from '../../health/reports/report-collector.ts';
import { fromWire, toWire } from '../../server/http/wire.ts';
import { releaseOrigin } from '../../server/origin/release-origin.ts';
import { eachRegistry } from '../../testing/each-registry.ts';
import { AUTHOR, madeUpShell, temporaryFolder } from '../../testing/made-up-builds.ts';
import { buildSmallUnit, SMALL, THROWS } from '../../testing/small-unit.ts';
import { verify } from '../../trust/verify.ts';
import { evidenceOf } from '../../views/evidence.ts';
import { VERBS } from '../../verbs/all-verbs.ts';
import { readOptions } from '../../verbs/options.ts';
import { KEPT_STACKS, readCrashes } from './crash-store.ts';

const at = eachRegistry();
let root: string;
let dist: string;
let script: string;
let collector: ReportCollector;
const name = `${SMALL.unit}@${SMALL.version}`;

beforeEach(async () => {
  root = join(at.dataDir, 'work');
  ({ dist, script } = await buildSmallUnit(root));
  await at.publishAll(madeUpShell('1'));
  await publish(at.registry, { dist, ...AUTHOR });
  await at.pinUnits(['shell@1', name]);
  collector = reportCollector({ registry: at.registry, channel: 'production' }, (fault) => {
    throw fault;
  });
}, 60_000);

/** Runs the built script, and gives what its error says in the browser's engine. */
function crash(): CrashFrame[] {
  const context: { openScreen?: () => void } = {};
  const filename = `https://members.example/artifacts/${SMALL.unit}/1/${script}`;
  runInNewContext(readFileSync(join(dist, script), 'utf8'), context, { filename });
  try {
    context.openScreen?.();
  } catch (error) {
    const { stack = '' } = error as Error;
    return [...stack.matchAll(/\/artifacts\/[\w-]+\/1\/(\S+?):(\d+):(\d+)/g)]
      .slice(0, 10)
      .map(([, chunk = '', line, column]) => ({
        unit: SMALL.unit,
        chunk,
        line: Number(line),
        column: Number(column),
      }));
  }
  return [];
}

const reportOf = (stack: CrashFrame[]): ClientReport => ({
  schema: 'reports/1',
  channel: 'production',
  release: 1,
  events: [{ kind: 'crash', ...SMALL, stack }],
});
const tell = (stack: CrashFrame[], visit = 0) =>
  collector.take(reportOf(stack), 'share', { lot: `visit-${visit}`, network: `network-${visit}` });

const say = async (...words: string[]) => {
  const options = readOptions(['symbolicate', ...words], {});
  const around = { env: {}, smoke: null, tell: () => {}, file: async () => '', holder: null };
  return (await VERBS['symbolicate']?.run(at.registry, options, around))?.text ?? '';
};

describe('a crash that pages reported', () => {
  it('is shown with the line of the source that threw', async () => {
    const stack = crash();
    expect(stack.length).toBeGreaterThan(1);
    await tell(stack, 1);
    await tell(stack, 1); // once a visit
    await tell(stack, 2);
    await collector.flush();
    const text = await say(name);
    expect(text).toContain('2 visits, from ');
    expect(text).toContain(`${THROWS.source}:${THROWS.line}:`);
    expect(text).toContain(THROWS.text);
    expect(text).toContain('in openRoom');
    expect(text).toContain('mf-small/src/room.ts:7:'); // who called it; the minifier merged the rest into one function
  });

  it('counts as before, and keeps only the latest distinct stacks', async () => {
    const [frame] = crash();
    if (frame === undefined) throw new Error('no frame');
    for (let visit = 1; visit <= KEPT_STACKS + 5; visit += 1) {
      await tell([{ ...frame, column: visit }], visit);
      await collector.flush();
    }
    expect(await readCrashes(at.registry, SMALL.unit, '1')).toHaveLength(KEPT_STACKS);
  });

  it.each([
    ['a script that does not exist', { chunk: 'static/js/other.js' }],
    ['a unit that the release does not have', { unit: 'mf-hotel' }],
  ])('is refused with a forged frame in %s, and nothing is stored', async (_what, change) => {
    const forged = crash().map((frame) => ({ ...frame, ...change }));
    await expect(tell(forged)).rejects.toThrow('names a script that its release does not have');
    await collector.flush();
    expect(await at.registry.list('crashes/')).toEqual([]);
    expect(await at.registry.list('health/')).toEqual([]);
  });

  it('is ignored for a version that is not pinned', async () => {
    const report = reportOf(crash());
    const events = report.events.map((event) => ({ ...event, version: '9' }));
    await collector.take({ ...report, events }, 'share', { lot: 'a', network: 'b' });
    await collector.flush();
    expect(await at.registry.list('crashes/')).toEqual([]);
  });

  it('is deleted with its version, and so are the maps', async () => {
    await tell(crash());
    await collector.flush();
    await at.publishAll({ ...madeUpShell('2') });
    await at.pinUnits(['shell@2'], {});
    expect(await at.registry.list('maps/')).not.toEqual([]);
    await at.registry.remove('channels/production.json'); // nothing needs it any more
    await collectGarbage(at.registry, { keepDays: -1, dryRun: false, ...AUTHOR });
    expect([await at.registry.list('maps/'), await at.registry.list('crashes/')]).toEqual([[], []]);
  });
});

describe('symbolicate', () => {
  it('finds a single place, by the whole path or by the name of the script', async () => {
    const [frame] = crash();
    const place = `${script}:${frame?.line}:${frame?.column}`;
    expect(await say(name, place)).toContain(THROWS.text);
    expect(await say(name, place.split('/').pop() ?? '')).toContain(THROWS.text);
  });

  it.each([
    ['mf-small@9', [], 'mf-small@9 is not published'],
    ['mf-none@1', [], 'mf-none@1 is not published'],
    ['mf-small', [], 'is not <unit>@<version>'],
    [name, ['other.js:1:1'], 'has no file other.js'],
    [name, ['small.js'], 'A place is <chunk>:<line>:<column>'],
    [name, ['small.js:0:1'], 'A place is <chunk>:<line>:<column>'],
    [name, ['\u001b[2J.js:1:1'], 'A place is <chunk>:<line>:<column>'],
  ])('refuses %s %j', async (version, places, words) => {
    await expect(say(version, ...places)).rejects.toThrow(words);
  });

  it('says so where no map has the place, and without maps', async () => {
    expect(await say(name, `${script}:9999:1`)).toContain(`${script}:9999:1`);
    expect(await say('shell@1', 'shell.js:1:1')).toContain('was published without source maps');
    expect(await say('shell@1')).toContain('No page told where shell@1 crashed');
  });

  it('refuses a map that was swapped or lost in the storage', async () => {
    const place = `${script}:1:1`;
    const key = `maps/mf-small/1/${script}.map.gz`;
    const object = await at.registry.get(key);
    await at.registry.compareAndSwap(key, object?.etag ?? null, Buffer.from('other'));
    await expect(say(name, place)).rejects.toThrow('is not what was published');
    expect((await verify(at.registry)).faults).toEqual([
      expect.stringContaining('is not what was published'),
    ]);
    await at.registry.remove(key);
    await expect(say(name, place)).rejects.toThrow('is missing in the storage');
  });

  it('refuses a list of maps that nobody signed', async () => {
    const key = 'maps/mf-small/1/maps.json';
    const object = await at.registry.get(key);
    const forged = object?.body.toString().replaceAll('sha384-', 'sha384-A') ?? '';
    await at.registry.compareAndSwap(key, object?.etag ?? null, Buffer.from(forged));
    await expect(say(name)).rejects.toThrow('no signature of a trusted key');
  });
});

describe('source maps', () => {
  it('change neither the scripts nor their names, and depend on no folder', async () => {
    const other = await temporaryFolder();
    try {
      const without = await buildSmallUnit(join(other.path, 'without'), { maps: false });
      const elsewhere = await buildSmallUnit(join(other.path, 'elsewhere/deeper'));
      const textOf = (folder: string) => readFileSync(join(folder, script), 'utf8');
      expect(without.script).toBe(script);
      expect(textOf(without.dist)).toBe(textOf(dist));
      expect(existsSync(mapsFolder(without.dist))).toBe(false);
      const mapOf = (folder: string) => readFileSync(join(mapsFolder(folder), `${script}.map`), 'utf8');
      expect(mapOf(elsewhere.dist)).toBe(mapOf(dist));
      expect(mapOf(dist)).not.toContain(at.dataDir);
    } finally {
      await other.remove();
    }
  }, 60_000);

  it('are in the evidence with their hashes', async () => {
    const { maps } = await evidenceOf(at.registry, 'production');
    const digest = (await evidenceOf(at.registry, 'production')).provenance[SMALL.unit]?.digest;
    expect(maps[SMALL.unit]).toMatchObject({
      digest,
      scripts: { [script]: { map: expect.stringMatching(/^sha384-/) } },
    });
    expect(maps['shell']).toBeNull();
  });

  it('are served to nobody', async () => {
    const app = Fastify();
    await app.register(releaseOrigin({ registry: at.registry, channel: 'production', collector }));
    const get = async (url: string) => (await app.inject({ url })).statusCode;
    expect(await get(`/artifacts/mf-small/1/${script}`)).toBe(200);
    for (const url of [
      `/artifacts/mf-small/1/${script}.map`,
      `/artifacts/mf-small/1/${script}.map.gz`,
      '/artifacts/mf-small/1/maps.json',
      `/artifacts/../maps/mf-small/1/${script}.map.gz`,
    ])
      expect([url, await get(url)]).toEqual([url, 404]);
    const body = (await app.inject({ url: `/maps/mf-small/1/${script}.map.gz` })).body;
    expect(body).not.toContain('openRoom');
    await app.close();
  });

  it('travel over HTTP with their build', async () => {
    const build = await readBuild(dist);
    const sent = fromWire(JSON.parse(JSON.stringify(toWire(build))) as Parameters<typeof fromWire>[0]);
    expect(sent.maps).toEqual(build.maps);
    expect(sent.maps?.size).toBe(1);
  });

  const map = () => join(mapsFolder(dist), `${script}.map`);
  const change = async (file: string, edit: (text: string) => string) =>
    writeFile(file, edit(await readFile(file, 'utf8')));
  it.each([
    [
      'of another version',
      () => change(join(mapsFolder(dist), 'maps.json'), (text) => text.replace('"1"', '"2"')),
      'build the unit again',
    ],
    [
      'of another script',
      () => change(join(mapsFolder(dist), 'maps.json'), (text) => text.replace('sha384-', 'sha384-A')),
      'is of another build',
    ],
    [
      'that is missing',
      () =>
        change(join(mapsFolder(dist), 'maps.json'), (text) => text.replaceAll('static/js/', 'static/js/x')),
      'is missing',
    ],
    ['that is none', () => writeFile(map(), '<script>'), 'is no source map'],
    [
      'with places beyond the script',
      () => change(map(), (text) => text.replace('"mappings":"', '"mappings":";;;;;;;;AAAA,')),
      'does not fit it',
    ],
    [
      'with a path of the machine',
      () => change(map(), (text) => text.replace('mf-small/src', '/home/team/src')),
      'no plain relative path',
    ],
    [
      'with hostile text for a name',
      () => change(map(), (text) => text.replace('mf-small/src', '\\u001b[2J')),
      'no plain relative path',
    ],
  ])('are refused: one %s', async (_what, spoil, words) => {
    await spoil();
    await expect(publish(at.registry, { dist, ...AUTHOR })).rejects.toThrow(words);
  });
});
