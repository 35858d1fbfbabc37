import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { getPriority, setPriority } from 'node:os';
import { afterAll, expect, it } from '@jest/globals';
import { canRaisePriority, raiseThreads } from './slow-processor.ts';

const program = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
afterAll(() => void program.kill('SIGKILL'));
const whereAllowed = canRaisePriority() ? it : it.skip;

it('changes no priority by asking whether it may', () => {
  const before = getPriority();
  canRaisePriority();
  expect(getPriority()).toBe(before);
});

whereAllowed('raises the main thread of a process, and finds no thread that slows it down', () => {
  const id = program.pid ?? 0;
  setPriority(id, 5);
  expect(raiseThreads(id)).toBe(false);
  expect(getPriority(id)).toBe(-15);
});

whereAllowed('does nothing where the process has ended', async () => {
  const ended = spawn(process.execPath, ['-e', ''], { stdio: 'ignore' });
  await once(ended, 'exit');
  expect(raiseThreads(ended.pid ?? 0)).toBe(false);
});
