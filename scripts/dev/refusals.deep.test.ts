import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { claim } from '../../app-server/src/platform/database/embedded/claim.ts';
import { pin, publish, setPolicy } from '@resort/release';
import {
  AUTHOR,
  CONFIG,
  madeUpShell,
  openTestDataFolder,
  writeBuild,
} from '../../release/src/testing/made-up-builds.ts';
import { projectRoot } from '../testing/tree.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'dev-'));
  chmodSync(dataDir, 0o711); // where tests run as root, PostgreSQL has another uid
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** What `npm run dev` says, and whether it wrote a release. It ends by itself only where it refuses. */
function dev(env: NodeJS.ProcessEnv) {
  const { status, stderr } = spawnSync(process.execPath, ['../scripts/dev/cli.mjs'], {
    cwd: join(projectRoot, 'mf-auth'),
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', ...env },
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { status, stderr, hasReleases: existsSync(join(dataDir, 'release')) };
}

describe('npm run dev refuses, and writes nothing,', () => {
  it.each([
    [
      { RELEASE_STORE: 's3://members/releases' },
      'RELEASE_STORE is "s3://members/releases": npm run dev writes only',
    ],
    [{ APP_ENV: 'production' }, 'APP_ENV is "production": npm run dev is for development'],
  ])('for %j', (env, sentence) => {
    const { status, stderr, hasReleases } = dev(env);
    expect(stderr).toContain(sentence);
    expect([status, hasReleases]).toEqual([1, false]);
  });
});

it('refuses the registry of a channel that members have, whatever database serves it, and writes nothing there', async () => {
  const registry = await openTestDataFolder(dataDir);
  await publish(registry, { dist: await writeBuild(dataDir, madeUpShell('1')), ...AUTHOR });
  await pin(registry, { channel: 'production', units: ['shell@1'], config: CONFIG, ...AUTHOR });
  await setPolicy(registry, { channel: 'production', approval: 'required', ...AUTHOR });
  const before = await registry.list('');
  const { status, stderr } = dev({});
  expect(stderr).toContain('Release 1 of production in this DATA_DIR needs a second person');
  expect([status, await registry.list('')]).toEqual([1, before]);
});

it('refuses the data folder of another process at once, before a build', async () => {
  mkdirSync(join(dataDir, 'socket'));
  const release = await claim(join(dataDir, 'socket'));
  const { status, stderr, hasReleases } = dev({});
  await release();
  expect(stderr).toContain('Another process runs the database of this DATA_DIR');
  expect([status, hasReleases]).toEqual([1, false]);
});
