import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import nodeModule from 'node:module';
import { fileURLToPath } from 'node:url';
import { installPackages } from '../tools/install.mjs';
import { readSecretFiles } from './secret-files.mjs';

/*
 * The first script that a fresh clone runs, so it is plain JavaScript without dependencies for Node 20. It
 * installs the packages and restarts under the Node 24 among them.
 */
export const projectRoot = fileURLToPath(new URL('..', import.meta.url));

const node24 = `${projectRoot}node_modules/node/bin/node`;
const installed = `${projectRoot}node_modules/.package-lock.json`;

/**
 * True in the process that runs under the project's own Node; otherwise starts that process and exits with
 * it.
 */
export async function continueUnderNode24(script, args) {
  if (isProjectNode()) {
    shareCompiledModules();
    keepCompressedFiles();
    takeSecretsFromFiles();
    return true;
  }
  await installIfNeeded();
  const { stdout } = spawnSync(node24, ['--version'], { encoding: 'utf8' });
  if (!stdout?.startsWith('v24.')) {
    stop(
      'Node 24 is missing from node_modules. It comes with an install script: run "npm install" again without ' +
        '--ignore-scripts (with npm 11 and newer, "npm install-scripts approve node" first).',
    );
  }
  const child = spawn(node24, [script, ...args], { stdio: 'inherit', env: environment() });
  // the terminal sends Ctrl-C to the child, too; signals to this process only must be passed on
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
  return false;
}

function isProjectNode() {
  return process.version.startsWith('v24.') && existsSync(installed) && !isOutdated();
}

function environment() {
  return { ...process.env, PATH: `${projectRoot}node_modules/.bin:${process.env.PATH}` };
}

/** Node compiles each module once for this program and all that it starts: a start takes a quarter less. */
function shareCompiledModules() {
  process.env.NODE_COMPILE_CACHE ??= `${projectRoot}.cache/compiled`;
  nodeModule.enableCompileCache(process.env.NODE_COMPILE_CACHE);
}

/** To publish all units for the first time takes ten seconds less where they were compressed before. */
function keepCompressedFiles() {
  process.env.COMPRESSED_CACHE ??= `${projectRoot}.cache/compressed`;
}

function takeSecretsFromFiles() {
  try {
    Object.assign(process.env, readSecretFiles(process.env));
  } catch ({ message }) {
    stop(message);
  }
}

function isOutdated() {
  return statSync(`${projectRoot}package-lock.json`).mtimeMs > statSync(installed).mtimeMs;
}

async function installIfNeeded() {
  if (existsSync(installed) && !isOutdated()) return;
  await installPackages(projectRoot, 'install').catch(({ message }) => stop(message));
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
