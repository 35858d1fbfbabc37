import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { afterAll, expect, it } from '@jest/globals';
import { busyNote, busyShare, takenNote, watchTaken } from './quiet.ts';

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

it('knows on Linux which share of the wanted time the host took, and mentions it only where it matters', async () => {
  const taken = watchTaken();
  await busyShare(300); // the burners want all of it meanwhile
  const share = taken();
  expect(share === null).toBe(process.platform !== 'linux');
  expect(share ?? 0).toBeGreaterThanOrEqual(0);
  expect(share ?? 0).toBeLessThan(1);
  expect([takenNote(null), takenNote(0.019)]).toEqual(['', '']);
  expect(takenNote(0.0614)).toContain('6.1 %');
});
