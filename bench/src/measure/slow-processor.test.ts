import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { getPriority, setPriority } from 'node:os';
import { afterAll, expect, it } from '@jest/globals';
import { canPrefer, preferMainThread } from './slow-processor.ts';

const program = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
afterAll(() => void program.kill('SIGKILL'));
const whereAllowed = canPrefer() ? it : it.skip;

it('changes no priority by asking whether it may', () => {
  const before = getPriority();
  canPrefer();
  expect(getPriority()).toBe(before);
});

whereAllowed('lets the main thread of a process run before all others', () => {
  const id = program.pid ?? 0;
  setPriority(id, 5);
  preferMainThread(id);
  expect(getPriority(id)).toBe(-15);
});

whereAllowed('does nothing where the process has ended', async () => {
  const ended = spawn(process.execPath, ['-e', ''], { stdio: 'ignore' });
  await once(ended, 'exit');
  expect(() => preferMainThread(ended.pid ?? 0)).not.toThrow();
});
