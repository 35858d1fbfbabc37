import { expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
// @ts-expect-error plain JavaScript, which runs before anything is built
import { movableClock, secondsUntil } from './clock.mjs';

interface MovableClock {
  env(time: string | null, days?: number): Record<string, string>;
  remove(): void;
}

it.each([
  ['23:55', '2026-11-22T23:54:30+08:00', 30],
  ['00:30', '2026-11-22T23:54:30+08:00', 35 * 60 + 30],
  ['06:05', '2026-11-22T06:05:01+08:00', 86_399],
])('until %s from %s', (time, from, seconds) => {
  expect((secondsUntil as (time: string, nowMs: number) => number)(time, Date.parse(from))).toBe(seconds);
});

const hasCompiler = spawnSync('cc', ['--version']).status === 0;

(hasCompiler ? it : it.skip)('another process reads that hour, and a duration stays what it is', () => {
  const clock = (movableClock as () => MovableClock)();
  const script =
    'const a = performance.now(); console.log(new Date(Date.now() + 288e5).toISOString().slice(11, 15), performance.now() - a < 60_000)';
  const { stdout } = spawnSync(process.execPath, ['-e', script], {
    env: { ...process.env, ...clock.env('06:05') },
    encoding: 'utf8',
  });
  expect(stdout.trim()).toMatch(/^06:[01] true$/);
  const { stdout: later } = spawnSync(process.execPath, ['-p', 'Date.now()'], {
    env: { ...process.env, ...clock.env(null, 40) },
    encoding: 'utf8',
  });
  clock.remove();
  expect(Math.round((Number(later) - Date.now()) / 86_400_000)).toBe(40);
});
