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
