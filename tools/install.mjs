import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/* Runs npm and shows how far it is. Plain JavaScript without dependencies: a bare clone runs it under Node 20. */

const NPM = ['--no-audit', '--no-fund', '--loglevel=error'];
const BAR_MS = 500;
const LINE_MS = 20_000;

/**
 * Installs the packages of a folder's lock file. A folder without packages gets exactly those (`npm ci`), else only
 * what has changed is replaced, which is faster.
 * @param folder with a package.json and a package-lock.json
 * @param what is installed, for the person who waits
 */
export async function installPackages(folder, what) {
  const progress = showProgress(folder, what);
  try {
    if (!existsSync(join(folder, 'node_modules'))) {
      const clean = await npm(folder, 'ci');
      if (clean.code === 0) return;
      progress.say(`npm ci failed, trying npm install (${firstLine(clean.errors)})`);
    }
    const { code, errors } = await npm(folder, 'install', '--no-save');
    if (code !== 0)
      throw new Error(`npm install failed, most often because of the network or the disk:\n${errors}`);
  } finally {
    progress.end();
  }
}

function npm(cwd, ...args) {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', [...args, ...NPM], { cwd, stdio: ['ignore', 'ignore', 'pipe'] });
    let errors = '';
    child.stderr.on('data', (text) => (errors += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, errors }));
  });
}

const firstLine = (text) => text.trim().split('\n')[0];

/** A bar on a terminal; elsewhere a line every 20 seconds. */
function showProgress(folder, what) {
  const started = performance.now();
  const expected = packagesOf(folder);
  const isTerminal = process.stdout.isTTY;
  const count = () => expected.filter((path) => existsSync(join(folder, path, 'package.json'))).length;
  const seconds = () => Math.round((performance.now() - started) / 1000);
  const say = (sentence) => console.log(`${isTerminal ? '\r\u001B[K' : ''}${what}: ${sentence}`);
  const show = () => {
    const done = count();
    const said = `${done} of ${expected.length} packages, ${seconds()} s`;
    if (isTerminal) process.stdout.write(`\r\u001B[K${what}: ${bar(done / expected.length)} ${said}`);
    else console.log(`${what}: ${said}`);
  };
  if (!isTerminal) say(`${expected.length} packages, once`);
  const timer = setInterval(show, isTerminal ? BAR_MS : LINE_MS);
  return {
    say,
    end() {
      clearInterval(timer);
      say(`${count()} packages (${seconds()} s)`);
    },
  };
}

function bar(share) {
  const full = Math.round(share * 24);
  return `[${'#'.repeat(full)}${'.'.repeat(24 - full)}]`;
}

/** Where the packages of the lock file go that this machine gets: not those for another system. */
function packagesOf(folder) {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link && isForThisMachine(entry))
    .map(([path]) => path);
}

function isForThisMachine({ os, cpu, libc }) {
  return (
    matches(os, process.platform) &&
    matches(cpu, process.arch) &&
    (process.platform !== 'linux' || matches(libc, libcHere()))
  );
}

/** npm's lists name what is allowed, or with an exclamation mark what is not. */
function matches(list, value) {
  if (list === undefined) return true;
  const refused = list.filter((name) => name.startsWith('!')).map((name) => name.slice(1));
  return refused.length > 0 ? !refused.includes(value) : list.includes(value);
}

let libcOfThisMachine;
function libcHere() {
  libcOfThisMachine ??= process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
  return libcOfThisMachine;
}
