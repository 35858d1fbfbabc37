import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { expect, it } from '@jest/globals';
import { buildSource } from '@resort/shared/build/source';
import {
  stampVersion,
  versionByContent,
  versionDigits,
  VERSION_MARK,
} from '@resort/shared/build/version-mark';
import { unitSource, writeStamp } from '@resort/shared/build/version';
import type { BuildSource, UnitManifest } from '@resort/shared/remote';
import { setPolicy } from '../permissions/policies/channel-policy.ts';
import { openLocalRegistry } from '../trust/local-registry.ts';
import { eachRegistry } from '../testing/each-registry.ts';
import { AUTHOR, madeUpRemote, madeUpShell, writeBuild, type MadeUp } from '../testing/made-up-builds.ts';
import { readBuild } from './dist-folder.ts';
import { readProvenance } from './provenance.ts';
import { publish } from './publish.ts';
import { keys } from '../storage/names.ts';

const at = eachRegistry();

const CLEAN: BuildSource = {
  uncommitted: [],
  commits: ['c', 'b', 'a'].map((letter) => ({
    commit: letter.repeat(40),
    author: `author of ${letter}`,
    at: '2026-11-24T00:00:00+00:00',
    subject: `auth: change ${letter}`,
  })),
};
const DIRTY: BuildSource = { ...CLEAN, uncommitted: ['mf-auth/src/remote.ts'] };

/** The fields of a manifest that a build adds after it knows its digits. */
const UNSAID = { version: undefined, commit: undefined, files: undefined };

const put = async (made: MadeUp, source: BuildSource | null, allowDirty = false) =>
  publish(at.registry, { dist: await writeBuild(at.dataDir, made), source, allowDirty, ...AUTHOR });

it('refuses a unit.json that was edited to another version or label, and takes the true one', async () => {
  const strict = await openLocalRegistry(at.dataDir, {});
  const made = madeUpRemote('mf-auth', '1');
  const dist = await writeBuild(at.dataDir, { ...made, version: '0.1.0-aaaaaaaaaaaa' });
  const { manifest, files } = await readBuild(dist);
  const right = versionByContent(manifest, files) ?? '';
  expect(right).toMatch(/^0\.1\.0-[\da-f]{12}$/);
  const digits = right.slice(-12);
  const named = async (version: string) => {
    await writeFile(join(dist, 'unit.json'), JSON.stringify({ ...manifest, version }));
    return publish(strict, { dist, ...AUTHOR });
  };
  await expect(named('0.1.0-aaaaaaaaaaaa')).rejects.toThrow(`by its content this build is ${right}`);
  await expect(named(`9.9.9-${digits}`)).rejects.toThrow('by its content this build is 9.9.9-');
  await expect(named('0.1.0-final')).rejects.toThrow('is no version of a build');
  expect(await strict.list('artifacts/')).toEqual([]);
  expect(await named(right)).toMatchObject({ version: right, published: true });
});

it('recomputes the version of a build that has its own digits in its files', async () => {
  const made = madeUpRemote('mf-auth', '1');
  const script = `self.chunks_${VERSION_MARK} = []; ${made.files['remoteEntry.js']}`;
  const dist = await writeBuild(at.dataDir, { ...made, files: { ...made.files, 'remoteEntry.js': script } });
  const { manifest, files } = await readBuild(dist);
  const digits = versionDigits(files, { ...manifest, ...UNSAID }, '0.1.0');
  stampVersion(dist, [...files.keys()], digits);
  const stamped = Buffer.from(script.replace(VERSION_MARK, digits));
  expect(await readFile(join(dist, 'remoteEntry.js'))).toEqual(stamped);
  const built = { ...manifest, version: `0.1.0-${digits}` };
  const contents = new Map(files).set('remoteEntry.js', stamped);
  expect(versionByContent(built, contents)).toBe(built.version);
  expect(versionByContent({ ...built, routes: [] }, contents)).not.toBe(built.version);
});

it('refuses uncommitted changes without --allow-dirty, and a guarded channel refuses them always', async () => {
  await expect(put(madeUpRemote('mf-auth', '1'), DIRTY)).rejects.toThrow(
    'has changes that no commit contains (mf-auth/src/remote.ts)',
  );
  await put(madeUpRemote('mf-auth', '1'), DIRTY, true);
  await put(madeUpShell('1'), CLEAN);
  const units = ['shell@1', 'mf-auth@1'];
  expect(await at.pinUnits(units, { channel: 'production' })).toMatchObject({ number: 1 });
  for (const channel of ['staging', 'production']) {
    await setPolicy(at.registry, { channel, check: 'required', ...AUTHOR });
    await put(madeUpRemote('mf-auth', '2'), DIRTY, true);
    if (channel === 'production') await at.checkUnits(['mf-auth@2']);
    const pins = channel === 'staging' ? units : ['mf-auth@2'];
    await expect(at.pinUnits(pins, { channel })).rejects.toThrow('takes committed builds only');
  }
  // the same build from a clean checkout
  expect(await put(madeUpRemote('mf-auth', '2'), CLEAN)).toMatchObject({ published: false });
  expect(await at.pinUnits(['mf-auth@2'])).toMatchObject({ number: 2 });
});

it('does not take a version whose provenance was deleted or edited in the store', async () => {
  await setPolicy(at.registry, { channel: 'production', check: 'required', ...AUTHOR });
  await put(madeUpShell('1'), CLEAN);
  await put(madeUpRemote('mf-auth', '1'), DIRTY, true);
  const key = keys.provenance('mf-auth', '1');
  const object = await at.registry.get(key);
  const edited = { ...JSON.parse(object?.body.toString() ?? '{}'), uncommitted: [] };
  await at.registry.compareAndSwap(key, object?.etag ?? null, Buffer.from(JSON.stringify(edited)));
  await expect(at.pinUnits(['shell@1', 'mf-auth@1'])).rejects.toThrow('missing or was changed');
  await at.registry.remove(key);
  await expect(at.pinUnits(['shell@1', 'mf-auth@1'])).rejects.toThrow('missing or was changed');
});

it('tells what is new: commits since the version before, size, calls and their shapes', async () => {
  const contract = (...names: string[]): NonNullable<UnitManifest['contract']> =>
    Object.fromEntries(names.map((name) => [name, { request: null, reply: { properties: { id: {} } } }]));
  const first = madeUpRemote('mf-auth', '1');
  await put(
    { ...first, manifest: { contract: contract('GET /a', 'GET /b') } },
    { ...CLEAN, commits: CLEAN.commits.slice(2) },
  );
  const second = madeUpRemote('mf-auth', '2');
  const after = contract('GET /b', 'GET /c');
  after['GET /b'] = { request: null, reply: { properties: { id: {}, balance: { type: 'number' } } } };
  await put(
    { ...second, files: { ...second.files, 'more.js': '12345' }, manifest: { contract: after } },
    CLEAN,
  );
  expect(await readProvenance(at.registry, 'mf-auth', '1')).toMatchObject({
    previous: null,
    bytesChange: null,
    commit: { author: 'author of a' },
    calls: { added: ['GET /a', 'GET /b'], removed: [] },
  });
  expect(await readProvenance(at.registry, 'mf-auth', '2')).toMatchObject({
    previous: '1',
    bytesChange: 5,
    commit: { commit: 'c'.repeat(40), author: 'author of c' },
    uncommitted: [],
    commits: [{ subject: 'auth: change c' }, { subject: 'auth: change b' }],
    calls: {
      added: ['GET /c'],
      removed: ['GET /a'],
      changed: [{ call: 'GET /b', fields: ['reply.balance'] }],
    },
  });
});

it('knows whether dist was built from the files that are there, also by a relative path', async () => {
  const project = join(at.dataDir, '../project');
  const unit = join(project, 'mf-auth');
  const write = async (path: string, text: string) => {
    await mkdir(join(project, path, '..'), { recursive: true });
    await writeFile(join(project, path), text);
  };
  await write('package-lock.json', '{}');
  await write('shared/a.ts', '1');
  await write('mf-auth/package.json', '{"name":"@resort/mf-auth","version":"0.1.0"}');
  await write('.gitignore', 'dist\n.cache\n');
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ana', '-c', 'user.email=a@example.test', ...words], {
      cwd: project,
    });
  const commit = () => (git('add', '--all'), git('commit', '--quiet', '--message', 'auth: change'));
  git('init', '--quiet');
  commit();
  await write('mf-auth/dist/unit.json', '{}');
  writeStamp(unit, unitSource(unit, project).inputs);
  const source = () => buildSource(relative(process.cwd(), unit), relative(process.cwd(), project));
  expect(source()?.uncommitted).toEqual([]);
  await write('shared/a.ts', '2');
  commit();
  expect(source()?.uncommitted).toEqual(['dist was built from other files']);
});

it('reads commits and uncommitted files from git, ignoring tests', async () => {
  const dist = await writeBuild(at.dataDir, madeUpRemote('mf-auth', '1'));
  const unit = join(dist, '..');
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ana', '-c', 'user.email=a@example.test', ...words], { cwd: unit });
  const write = (name: string, text: string) => writeFile(join(unit, name), text);
  await write('package.json', '{"name":"@resort/mf-auth","version":"0.1.0"}');
  expect(buildSource(unit, unit)).toBeNull();
  git('init', '--quiet');
  await write('.gitignore', 'dist\n');
  await write('remote.ts', '1');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'auth: begin');
  expect(buildSource(unit, unit)).toMatchObject({
    uncommitted: [],
    commits: [{ author: 'Ana', subject: 'auth: begin' }],
  });
  await write('remote.ts', '2');
  await write('new.ts', '2');
  await write('remote.test.ts', 'no input');
  expect(buildSource(unit, unit)?.uncommitted).toEqual(['new.ts', 'remote.ts']);
  git('add', '--all');
  git('commit', '--quiet', '--message', 'auth: more');
  await write('remote.test.ts', 'still no input');
  git('commit', '--quiet', '--all', '--message', 'auth: test it');
  expect(buildSource(unit, unit)?.commits.map(({ subject }) => subject)).toEqual([
    'auth: more',
    'auth: begin',
  ]);
  execFileSync('rm', [join(unit, 'new.ts')]);
  expect(buildSource(unit, unit)?.uncommitted).toEqual(['new.ts']);
});
