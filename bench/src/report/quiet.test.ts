import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { afterAll, expect, it } from '@jest/globals';
import { busyNote, busyShare } from './quiet.ts';

const burners = Array.from({ length: availableParallelism() }, () =>
  spawn(process.execPath, ['-e', 'const of = process.ppid; while (process.ppid === of);'], {
    stdio: 'ignore',
  }),
);
afterAll(() => burners.forEach((each) => each.kill('SIGKILL')));

it('notices that other programs keep every core busy', async () => {
  expect(busyNote(await busyShare(1000))).toContain('not quiet');
});

it('mentions other programs only where they matter', () => {
  expect([busyNote(0), busyNote(0.09)]).toEqual(['', '']);
  expect(busyNote(0.374)).toContain('37 %');
});
