import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from './error-code.ts';

interface Holder {
  token: string;
  pid: number;
  host: string;
  /** milliseconds since 1970 */
  since: number;
}

/** Far longer than any critical section, and short for a person; covers a reused process id. */
const HELD_AT_MOST_MS = 10_000;
const WAIT_AT_MOST_MS = 30_000;

/**
 * Runs `critical` while only this process holds the lock file. It is synchronous, so that nothing
 * interleaves. The lock of a killed process is detected by its process id (or, on another host, by the lock's
 * age) and removed.
 */
export async function withFileLock<T>(path: string, critical: () => T): Promise<T> {
  const mine: Holder = { token: randomUUID(), pid: process.pid, host: hostname(), since: Date.now() };
  await acquire(path, mine);
  try {
    return critical();
  } finally {
    const holder = await readHolder(path);
    if (holder?.token === mine.token) await rm(path, { force: true });
  }
}

async function acquire(path: string, mine: Holder): Promise<void> {
  const deadline = Date.now() + WAIT_AT_MOST_MS;
  for (;;) {
    if (await createWhole(path, { ...mine, since: Date.now() })) return;
    const holder = await readHolder(path);
    if (holder !== null && isDead(holder)) await bury(path, holder);
    else if (Date.now() > deadline)
      throw new Error(`${path} is held by process ${holder?.pid ?? 'unknown'}.`);
    else await sleep(2 + Math.random() * 8);
  }
}

/**
 * Removes a dead lock without removing a live one that has just replaced it. So only one process may remove a
 * given token, under a lock of its own, which can be removed in the same way.
 */
async function bury(path: string, dead: Holder): Promise<void> {
  const grave = `${path}.${dead.token}`;
  const mine: Holder = { ...dead, token: randomUUID(), pid: process.pid, host: hostname() };
  await acquire(grave, mine);
  try {
    if ((await readHolder(path))?.token === dead.token) await rm(path, { force: true });
  } finally {
    await rm(grave, { force: true });
  }
}

/** Uses a link, because a lock that is created empty and filled later could be read half-written. */
async function createWhole(path: string, holder: Holder): Promise<boolean> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${holder.token}.draft`;
  await writeFile(draft, JSON.stringify(holder));
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function readHolder(path: string): Promise<Holder | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Holder;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

function isDead(holder: Holder): boolean {
  if (Date.now() - holder.since > HELD_AT_MOST_MS) return true;
  if (holder.host !== hostname()) return false;
  try {
    process.kill(holder.pid, 0);
    return false;
  } catch (error) {
    return errorCode(error) === 'ESRCH'; // EPERM: alive, and owned by another user
  }
}
