import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { sendOver, signInOver } from '../platform/protocol/over-http.ts';
import { APP_SERVER, startProcess, type ServerProcess } from '../processes/process.ts';
import { temporaryFolder } from '../tools/temporary-folder.ts';
import { newWriters, startLoad, type Load } from './load.ts';
import { newPayers } from './payers.ts';

jest.setTimeout(900_000);

let undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const work of undo.toReversed()) await work();
  undo = [];
});

function folder(): string {
  const { path, remove } = temporaryFolder();
  undo.push(remove);
  return path;
}

async function start(dataDir: string): Promise<ServerProcess> {
  const server = await startProcess(APP_SERVER, { DATA_DIR: dataDir });
  undo.push(() => server.end('SIGTERM'));
  return server;
}

/** Runs a command of ours while others run; resolves to its exit code and output. */
async function run(verb: 'backup' | 'restore' | 'reconcile', args: string[], dataDir: string) {
  const program = fileURLToPath(new URL(`../../src/cli/${verb}.ts`, import.meta.url));
  const { PATH } = process.env;
  const child = spawn(process.execPath, [program, ...args], { env: { PATH, DATA_DIR: dataDir } });
  const [[status], ...said] = await Promise.all([
    once(child, 'exit'),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { status: status as number, said: said.join('') };
}

async function writes(load: Load, more: number): Promise<void> {
  const enough = load.acknowledgements() + more;
  while (load.acknowledgements() < enough) await pause(10);
}

const info = async ({ origin }: ServerProcess, as: Awaited<ReturnType<typeof signInOver>>) =>
  (await sendOver(origin, 'GET /user/info', { as })).envelope.code;

describe('a backup of a product under load', () => {
  it('comes back in an empty data folder: the books balance, sessions go on, members sign in', async () => {
    const [here, there] = [folder(), folder()];
    const product = await start(here);
    const member = await signInOver(product.origin, '66000001');
    const load = startLoad(() => product.origin, newWriters(), { payers: newPayers() });
    await writes(load, 60);
    const file = join(here, 'backup.gz');
    const backup = await run('backup', [file], here);
    await writes(load, 30);
    await load.stop();
    const beside = await run('reconcile', [], here);
    expect([backup, beside]).toMatchObject([{ status: 0 }, { status: 0, said: 'every balance adds up\n' }]);
    expect(await run('restore', [file, '--force'], here)).toMatchObject({
      status: 1,
      said: expect.stringContaining('Another process runs the database of this DATA_DIR'),
    });
    await product.end('SIGTERM');

    expect(await run('restore', [file], there)).toMatchObject({
      status: 1,
      said: expect.stringContaining('SERVER_KEY is missing'),
    });
    cpSync(join(here, 'server-key'), join(there, 'server-key'));
    const restored = await run('restore', [file], there);
    expect(restored).toEqual({ status: 0, said: expect.stringContaining('Every balance adds up.') });
    const again = await start(there);
    expect(await info(again, member)).toBe(0);
    expect(await info(again, await signInOver(again.origin, '66000002'))).toBe(0);
    expect((await run('reconcile', [], there)).said).toBe('every balance adds up\n');
  });
});
