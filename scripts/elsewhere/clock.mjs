import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const source = new URL('./shift.c', import.meta.url).pathname;
const MACAU_OFFSET_S = 8 * 3600;
const DAY_S = 86_400;

/** Seconds from now until the next `HH:MM` in Macau; 0 for null. */
export function secondsUntil(time, nowMs = Date.now()) {
  if (time === null) return 0;
  const [hours, minutes] = time.split(':').map(Number);
  const inMacau = Math.floor(nowMs / 1000) + MACAU_OFFSET_S;
  const sinceMidnight = inMacau % DAY_S;
  return (hours * 3600 + minutes * 60 - sinceMidnight + DAY_S) % DAY_S;
}

/** The seconds by which this program's own clock is moved, which a program that it starts inherits. */
const alreadyShifted = () => Number(process.env.CLOCK_SHIFT_S ?? 0);

/**
 * Makes libraries that change other programs' clocks; `env` returns the environment for a program whose clock starts at
 * the next `HH:MM` (null: the present time) and so many days later. The library holds the shift, because PostgreSQL runs
 * without the environment's other variables.
 */
export function movableClock() {
  const folder = mkdtempSync(join(tmpdir(), 'resort-clock-'));
  // as root, the database runs as another user, who must be able to read it, also under umask 077
  chmodSync(folder, 0o755);
  return {
    env: (time, days = 0) => {
      const shift = alreadyShifted() + secondsUntil(time) + days * DAY_S;
      return { LD_PRELOAD: shiftingLibrary(folder, shift), CLOCK_SHIFT_S: String(shift) };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function shiftingLibrary(folder, shift) {
  const library = join(folder, `shift-${shift}.so`);
  const compiler = process.env.CC || 'cc';
  const args = ['-shared', '-fPIC', '-O1', `-DSHIFT_S=${shift}`, '-o', library, source, '-ldl'];
  const { status, error } = spawnSync(compiler, args, { stdio: 'inherit' });
  if (error !== undefined || status !== 0)
    throw new Error(`the hours need a C compiler: install gcc, or name one in CC (${compiler} did not work)`);
  chmodSync(library, 0o755);
  return library;
}
