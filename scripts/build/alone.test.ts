import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
// @ts-expect-error plain JavaScript, for scripts that run before anything is installed
import { alone } from './alone.mjs';

const folder = mkdtempSync(join(tmpdir(), 'resort-alone-'));
afterAll(() => rmSync(folder, { recursive: true }));

const tick = () => new Promise((resolve) => setImmediate(resolve));

it('runs one piece of work of a name at a time, also after one that fails', async () => {
  let running = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, (running += 1));
    await tick();
    running -= 1;
  };
  const fails = async () => {
    await work();
    throw new Error('on purpose');
  };
  const all = [work, fails, work, work].map((each) => alone('build', each, folder));
  const ended = await Promise.allSettled(all);
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(most).toBe(1);
});

it('takes over the lock of a process that died', async () => {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  writeFileSync(join(folder, 'died'), String(child.pid));
  expect(await alone('died', async () => 'done', folder)).toBe('done');
});

it('takes over the lock of a process that died before it wrote its number', async () => {
  const file = join(folder, 'empty');
  writeFileSync(file, '');
  utimesSync(file, 0, 0);
  expect(await alone('empty', async () => 'done', folder)).toBe('done');
});
