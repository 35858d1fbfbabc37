import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

/** From this share on, other programs change what is measured. */
const QUIET = 0.1;
const WATCHED_MS = 5000;

/** Processor time of all cores since the machine started, in milliseconds. */
function processorTime(): { all: number; idle: number } {
  const times = cpus().map((core) => core.times);
  const idle = times.reduce((sum, core) => sum + core.idle, 0);
  return { all: times.reduce((sum, { user, nice, sys, irq }) => sum + user + nice + sys + irq, idle), idle };
}

/** The share of all cores that other programs use while this one waits: 0 is idle, 1 is fully busy. */
export async function busyShare(watchedMs = WATCHED_MS): Promise<number> {
  const before = processorTime();
  await pause(watchedMs);
  const after = processorTime();
  const all = after.all - before.all;
  return all === 0 ? 0 : Math.round((1 - (after.idle - before.idle) / all) * 100) / 100;
}

/** What a table says below its figures. Empty on a quiet machine. */
export function busyNote(share: number): string {
  return share < QUIET
    ? ''
    : `The machine was not quiet: other programs used ${Math.round(share * 100)} % of it before the first run.`;
}

/** From this share on, a host's other guests change what is measured. */
const UNDISTURBED = 0.02;

/**
 * Starts to watch what the host of a virtual machine gives to its other guests while this one wants to work (“steal” in
 * proc_stat(5)). The result is called at the end: the share of the processor time that was wanted, null where the system
 * does not tell. An idle guest cannot see it, so it is watched while the bench measures.
 */
export function watchTaken(): () => number | null {
  const before = wantedTime();
  return () => {
    const after = wantedTime();
    if (before === null || after === null) return null;
    const wanted = after.wanted - before.wanted;
    return wanted === 0 ? 0 : Math.round(((after.taken - before.taken) / wanted) * 1000) / 1000;
  };
}

/** In clock ticks since the machine started; null elsewhere than on Linux. */
function wantedTime(): { wanted: number; taken: number } | null {
  if (process.platform !== 'linux') return null;
  const [user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0, taken = 0] = readFileSync(
    '/proc/stat',
    'utf8',
  )
    .slice('cpu '.length, 200)
    .trim()
    .split(' ')
    .map(Number);
  return { wanted: user + nice + system + irq + softIrq + taken, taken };
}

/** What a table says below its figures. Empty if the host took next to nothing. */
export function takenNote(share: number | null): string {
  return share === null || share < UNDISTURBED
    ? ''
    : `The host gave ${(share * 100).toFixed(1)} % of the processor time that the runs wanted to its other guests.`;
}
