import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { madeUpRemote, madeUpShell, temporaryFolder, writeBuild } from '../testing/made-up-builds.ts';

const CLI = fileURLToPath(new URL('../testing/cli.ts', import.meta.url));
let root: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ path: root, remove } = await temporaryFolder());
});
afterEach(() => remove());

interface Outcome {
  code: number | string | null | undefined;
  out: string;
  err: string;
}

/** Runs the CLI in the temporary folder, as a user would. */
function run(args: string, env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const options = { cwd: root, env: { PATH: process.env['PATH'], USER: 'manager', ...env } };
  return new Promise((resolve) => {
    execFile(process.execPath, [CLI, ...args.split(' ').filter(Boolean)], options, (error, out, err) =>
      resolve({ code: error === null ? 0 : error.code, out, err }),
    );
  });
}

describe('release on the command line', () => {
  it('publishes, pins, rolls back and shows status, in columns or as JSON', async () => {
    await writeBuild(root, madeUpShell('1'));
    await writeBuild(root, madeUpRemote('mf-auth', '1'));
    const published = await run('publish');
    expect(published).toEqual({ code: 0, err: '', out: 'mf-auth  1  published\nshell    1  published\n' });
    await run('policy --check skipped --approval skipped');
    expect((await run('publish shell')).out).toBe('shell  1  already published\n');

    await writeBuild(root, madeUpShell('1-development'));
    await run('publish shell'); // newer, but not a production build
    const pinned = await run('pin --latest --reason first', { APP_KEY: 'key' });
    expect(pinned).toMatchObject({ code: 0, err: '' });
    expect(pinned.out).toBe('Release 1 is current on production.\n\nmf-auth  1\nshell    1\n');
    await writeBuild(root, madeUpRemote('mf-auth', '2'));
    await run('publish mf-auth');
    expect(JSON.parse((await run('pin mf-auth@2 --json')).out)).toEqual({
      channel: 'production',
      number: 2,
      parent: 1,
      pins: { 'mf-auth': '2', shell: '1' },
    });
    expect((await run('rollback --unit mf-auth --reason broken --by somebody')).code).toBe(0);

    const status = await run('status');
    expect(status.out).toContain('mf-auth  1       2, 1');
    expect(status.out).toMatch(/^3 +\S+ +somebody +broken +everybody +mf-auth 2 → 1$/m);
    expect(status.out).toMatch(
      /^1 +\S+ +manager +first +everybody +mf-auth \(none\) → 1, shell \(none\) → 1$/m,
    );
    expect(JSON.parse((await run('status --json')).out)).toMatchObject({
      current: 3,
      config: { apiBase: '/gateway', appKey: 'key' },
    });
    expect((await run('status --channel staging --data-dir .data')).out).toContain(
      'Nothing is pinned on staging',
    );
    expect((await run('status', { DATA_DIR: join(root, 'other') })).out).toContain('Nothing is pinned');
  }, 30_000);

  it('lets processes pin in parallel without losing a pin', async () => {
    const units = ['mf-a', 'mf-b', 'mf-c', 'mf-d'];
    for (const made of [madeUpShell('1'), ...units.map((unit) => madeUpRemote(unit, '1'))]) {
      await writeBuild(root, made);
    }
    await run('publish');
    await run('policy --check skipped --approval skipped');
    await run('pin shell@1', { APP_KEY: 'key' });
    const outcomes = await Promise.all(units.map((unit) => run(`pin ${unit}@1 --json`)));
    const numbers = outcomes.map(({ out }) => (JSON.parse(out) as { number: number }).number);
    expect(numbers.sort()).toEqual([2, 3, 4, 5]);
    const status = JSON.parse((await run('status --json')).out) as { pins: object };
    expect(Object.keys(status.pins).sort()).toEqual([...units, 'shell']);
  }, 30_000);

  it('has an exit code for each kind of refusal', async () => {
    expect(await run('--help')).toMatchObject({ code: 0, err: '' });
    for (const usage of [
      '',
      'deploy',
      'constructor',
      'pin',
      'pin --latest a@1',
      'status --nope',
      'rollback --to x',
    ]) {
      expect({ usage, ...(await run(usage)) }).toMatchObject({ usage, code: 2, out: '' });
    }
    const dist = await writeBuild(root, madeUpShell('1'));
    await appendFile(join(dist, 'boot.js'), ' ');
    for (const refused of ['publish shell', 'publish nothing', 'pin shell@1', 'rollback']) {
      const outcome = await run(refused);
      expect({ refused, ...outcome }).toMatchObject({ refused, code: 3, out: '' });
      expect(outcome.err.split('\n')).toHaveLength(2); // one message, no stack
    }
  }, 30_000);
});

describe('for scripts', () => {
  async function prepare(): Promise<void> {
    for (const made of [madeUpShell('1'), madeUpRemote('mf-auth', '1')]) await writeBuild(root, made);
    await run('publish');
    await run('policy --check skipped --approval skipped');
    await run('pin shell@1 mf-auth@1', { APP_KEY: 'key' });
    await writeBuild(root, madeUpRemote('mf-auth', '2'));
    await run('publish');
  }

  it('has separate exit codes for a lost race and for faults; a person sees progress', async () => {
    await prepare();
    const late = await run('pin mf-auth@2 --expect 0');
    expect(late).toMatchObject({ code: 4, out: '', err: expect.stringMatching(/manager made release 1/) });
    const whole = await run('verify');
    expect(whole).toMatchObject({ code: 0, err: expect.stringContaining('channel production…') });
    const { out, err } = await run('verify --json');
    expect([JSON.parse(out), err]).toEqual([expect.objectContaining({ faults: [] }), '']);
    await appendFile(join(root, '.data/release/artifacts/mf-auth/1/remoteEntry.js'), 'evil');
    const spoilt = await run('verify');
    expect(spoilt).toMatchObject({
      code: 5,
      out: expect.stringMatching(/remoteEntry.js of mf-auth@1 is not what was published/),
    });
  }, 30_000);
});

describe('release with a remote registry', () => {
  it('runs the same verbs with a token, with the same exit codes', async () => {
    await writeBuild(root, madeUpShell('1'));
    await run('publish');
    await run('policy --check skipped --approval skipped');
    await run('pin shell@1', { APP_KEY: 'key' });
    const token = (await run('token team publish:mf-auth pin:production')).out.trim();
    const server = spawn(process.execPath, [CLI, 'serve', '--port', '0'], { cwd: root });
    try {
      const [line] = (await once(server.stdout, 'data')) as [Buffer];
      const address = /ready (\S+)/.exec(line.toString())?.[1] ?? '';
      await writeBuild(root, madeUpRemote('mf-auth', '1'));
      const env = { RELEASE_REGISTRY: address, RELEASE_TOKEN: token, DATA_DIR: join(root, 'nowhere') };
      expect(await run('publish mf-auth --reason ready', env)).toMatchObject({
        code: 0,
        out: 'mf-auth  1  published\n',
      });
      expect(JSON.parse((await run('pin mf-auth@1 --json', env)).out)).toMatchObject({ number: 2 });
      expect(await run('pin mf-auth@2', env)).toMatchObject({ code: 3, out: '' });
      expect(await run('publish shell', env)).toMatchObject({ code: 3 });
      expect(await run('rollback --expect 1', env)).toMatchObject({ code: 4 });
      expect(await run('status --nope', env)).toMatchObject({ code: 2 });
      expect(await run('status', { ...env, RELEASE_TOKEN: '' })).toMatchObject({ code: 2 });
    } finally {
      server.kill('SIGTERM');
    }
  }, 60_000);

  it.each([
    ['nobody', undefined, /^No response from http:\/\/127\.0\.0\.1:\d+\/v1\/status: is RELEASE_REGISTRY /],
    ['a proxy', '<h1>Bad gateway</h1>', /^The server at \S+ \(502\) is no registry: /],
  ])('reports that %s responds', async (_who, page, sentence) => {
    const server = createServer((_request, response) => response.writeHead(502).end(page));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    if (page === undefined) await new Promise((closed) => server.close(closed));
    const env = { RELEASE_REGISTRY: `http://127.0.0.1:${port}`, RELEASE_TOKEN: 'team.secret' };
    const { code, err } = await run('status', env);
    expect({ code, err }).toEqual({ code: 1, err: expect.stringMatching(sentence) });
    expect(err.split('\n')).toHaveLength(2);
    server.close();
  });
});
