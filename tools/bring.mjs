import { closeSync, existsSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { installPackages } from './install.mjs';

/*
 * Packages that only one command needs. Each folder here has a package.json and a lock file of its own; its packages
 * are installed when that command first asks for them (docs/decisions/2026-11-22-light-install.md).
 */

/** What the tool's index.mjs exports. Installs the tool's packages first, as its lock file says. */
export async function bringTool(tool) {
  const folder = fileURLToPath(new URL(tool, import.meta.url));
  if (!isInstalled(folder)) await oneAtATime(folder, () => installTool(folder, tool));
  return import(new URL(`${tool}/index.mjs`, import.meta.url));
}

async function installTool(folder, tool) {
  if (isInstalled(folder)) return;
  await installPackages(folder, `tools/${tool}`);
  writeFileSync(stampOf(folder), lockFile(folder));
}

/** A copy of the lock file that was installed, written last. */
const stampOf = (folder) => join(folder, 'node_modules/.installed.json');
const lockFile = (folder) => readFileSync(join(folder, 'package-lock.json'), 'utf8');

function isInstalled(folder) {
  return existsSync(stampOf(folder)) && readFileSync(stampOf(folder), 'utf8') === lockFile(folder);
}

/** Two commands may ask at the same time: the second waits for the first, unless that has been killed. */
async function oneAtATime(folder, work) {
  const busy = join(folder, 'installing.log');
  while (!claim(busy)) {
    if (isAbandoned(busy)) rmSync(busy, { force: true });
    else await pause(500);
  }
  try {
    await work();
  } finally {
    rmSync(busy, { force: true });
  }
}

function claim(file) {
  try {
    const handle = openSync(file, 'wx');
    writeSync(handle, String(process.pid));
    closeSync(handle);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Whether the process that made the file has ended without removing it. */
function isAbandoned(file) {
  try {
    // an empty file was made this instant; 0 asks about our own group of processes, which runs
    process.kill(Number(readFileSync(file, 'utf8')), 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}
