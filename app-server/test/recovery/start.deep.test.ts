import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { signInOver } from '../platform/protocol/over-http.ts';
import { launch, PRODUCT, startProcess, type ServerProcess } from '../processes/process.ts';
import { temporaryFolder } from '../tools/temporary-folder.ts';

// A first start builds the units.
jest.setTimeout(240_000);

let folder: ReturnType<typeof temporaryFolder>;
beforeAll(() => {
  folder = temporaryFolder();
});
afterAll(() => folder.remove());

/** The output of a start with an impossible configuration, which must end by itself. */
async function refusal(env: Readonly<Record<string, string>>): Promise<string> {
  const { ended, output } = launch(PRODUCT, env);
  expect(await ended).toBe(1);
  return output();
}

describe('a start that cannot be', () => {
  it('says in a sentence that nothing can be written to DATA_DIR', async () => {
    const file = join(folder.path, 'a-file');
    writeFileSync(file, '');
    const said = await refusal({ DATA_DIR: join(file, 'data') });
    expect(said).toMatch(/^DATA_DIR is "[^"]*", where nothing can be written \(ENOTDIR\): [^\n]*\.$/m);
    expect(said).not.toMatch(/^ +at /m);
  });

  it('says in a sentence that the port is in use, and ends what it had started', async () => {
    const other = createServer().listen(0, '::');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    const said = await refusal({ DATA_DIR: folder.path, PORT: port });
    expect(said).toMatch(new RegExp(`^Port ${port} cannot be opened; it is in use: [^\\n]*\\.$`, 'm'));
    expect(said).not.toMatch(/^ +at /m);
    other.close();
    expect(existsSync(join(folder.path, 'postgres/PG_VERSION'))).toBe(true);
    while (existsSync(join(folder.path, 'postgres/postmaster.pid'))) await pause(20);
  });

  it('says in a sentence that PORT is no port', async () => {
    const said = await refusal({ DATA_DIR: folder.path, PORT: 'http' });
    expect(said).toMatch(/^PORT is "http"; it must be a number from 0 to 65535\.$/m);
  });
});

/**
 * Starts with the data of a start that failed after it had filled them: no process of it may still be
 * running.
 */
describe('the product', () => {
  let product: ServerProcess;
  beforeAll(async () => {
    product = await startProcess(PRODUCT, { DATA_DIR: folder.path, METRICS_PORT: '0', DRAIN_SECONDS: '3' });
  });
  afterAll(async () => void (await product.end('SIGTERM')));

  const health = async () => {
    const response = await fetch(`${product.origin}/ready`);
    return { status: response.status, retryAfter: response.headers.get('retry-after') };
  };

  it('says in a sentence that the DATA_DIR is in use, and leaves its owner alone', async () => {
    const said = await refusal({ DATA_DIR: folder.path });
    expect(said).toMatch(/^Another process runs the database of this DATA_DIR: [^\n]*\.$/m);
    expect(said).not.toMatch(/^ +at /m);
    expect((await health()).status).toBe(200);
  });

  it('says that it is not well while its database restarts, then that it is', async () => {
    expect(await health()).toEqual({ status: 200, retryAfter: null });
    const pid = Number.parseInt(readFileSync(join(folder.path, 'postgres/postmaster.pid'), 'utf8'), 10);
    process.kill(pid, 'SIGKILL');
    let seen = await health();
    while (seen.status !== 503) seen = await health();
    expect(seen.retryAfter).toBe('5');
    while (seen.status !== 200) seen = await health();
    expect(product.child.exitCode).toBeNull();
  });

  it('puts an id on every answer, files and health too', async () => {
    for (const path of ['/ready', '/en/sign-in', '/assets/none.js', '/gateway/none', '/_dev/none', '/%zz']) {
      const { headers } = await fetch(product.origin + path);
      expect([path, headers.get('x-request-id')]).toEqual([path, expect.stringMatching(/^[0-9a-f]{16}$/)]);
    }
  });

  it('tells its numbers at an address of their own, with the calls and jobs of this process', async () => {
    const address = /^metrics: (http:\/\/127\.0\.0\.1:\d+\/metrics) /m.exec(product.output())?.[1] ?? '';
    expect((await fetch(`${product.origin}/gateway/none`)).status).toBe(404);
    const text = await (await fetch(address)).text();
    expect(text).toContain('resort_calls_total{call="none",code="10011",status="404"}');
    expect(text).toContain('resort_job_runs_total{job="outbox",outcome="done"}');
    expect(await (await fetch(`${product.origin}/metrics`)).text()).not.toContain('resort_');
  });

  it('writes nothing of a sign-in that could be used; asked to end, it reports unready, serves on, and ends with 0', async () => {
    const { token, key } = await signInOver(product.origin, '66000120');
    const ended = product.end('SIGTERM');
    while ((await health()).status !== 503) await pause(20);
    expect((await fetch(`${product.origin}/health`)).status).toBe(200);
    expect(await ended).toBe(0);
    for (const secret of [token, Buffer.from(key).toString('base64'), '66000120'])
      expect(product.output()).not.toContain(secret);
  });
});
