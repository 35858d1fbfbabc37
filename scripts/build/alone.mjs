import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { projectRoot } from '../bootstrap.mjs';

/** A process that has taken a lock writes its number at once. One that has not by then died in between. */
const WRITTEN_WITHIN_MS = 10_000;

/**
 * Runs `work` while no other process of this tree runs work of the same name; waits for its turn.
 * A lock whose process has died is taken over.
 */
export async function alone(name, work, folder = join(projectRoot, '.cache/locks')) {
  const file = join(folder, name);
  mkdirSync(folder, { recursive: true });
  while (!take(file)) await pause(200);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    removeIfDead(file);
    return false;
  }
}

/** Renames first: of several processes that find the same dead lock, only one can. */
function removeIfDead(file) {
  const owner = readOwner(file);
  if (owner === null ? !isOld(file) : isAlive(owner)) return;
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (error.code === 'ENOENT') return;
    throw error;
  }
  // another process may have replaced the dead lock between the two steps: give that one back
  if (readOwner(aside) !== owner) renameSync(aside, file);
  else rmSync(aside, { force: true });
}

/** The process that holds the lock; null where there is none, or where it has not written its number yet. */
function readOwner(file) {
  try {
    return Number(readFileSync(file, 'utf8')) || null;
  } catch {
    return null;
  }
}

function isOld(file) {
  const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
  return Date.now() - mtimeMs > WRITTEN_WITHIN_MS;
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
