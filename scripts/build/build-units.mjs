import { spawn } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isBuilt, unitSource } from '@resort/shared/build/version';
import { alone } from './alone.mjs';
import { projectRoot } from '../bootstrap.mjs';

/** Folders of the units, which are built, versioned and deployed separately: the shell and every remote. */
export function unitFolders() {
  return readdirSync(projectRoot)
    .filter((name) => name === 'shell' || name.startsWith('mf-'))
    .filter((name) => existsSync(join(projectRoot, name, 'rsbuild.config.ts')));
}

/** Units whose `dist` does not match the working tree. */
export function outdatedUnits() {
  return unitFolders()
    .map((unit) => join(projectRoot, unit))
    .filter((root) => !isBuilt(root, unitSource(root, projectRoot).inputs))
    .map((root) => basename(root));
}

/** Builds what is not built, through turbo and its cache; two builds at once would write into each other's folders. */
export const buildUnits = () => alone('build', buildOutdated);

async function buildOutdated() {
  const units = outdatedUnits();
  if (units.length === 0) return { said: 'nothing to do' };
  // turbo restores a cached build without removing other files, and publish refuses unlisted files
  for (const unit of units) rmSync(join(projectRoot, unit, 'dist'), { recursive: true, force: true });
  const filters = units.map((unit) => `--filter=@resort/${unit}`);
  await run('turbo', ['run', 'build', ...filters, '--output-logs=errors-only', '--no-update-notifier']);
  const stale = outdatedUnits();
  if (stale.length > 0)
    throw new Error(`the build did not update these units; run it again: ${stale.join(', ')}`);
  return { said: units.join(', ') };
}

function run(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: projectRoot,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
    });
    const output = [];
    child.stdout.on('data', (text) => output.push(text));
    child.stderr.on('data', (text) => output.push(text));
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ended with ${code}\n${output.join('')}`)),
    );
  });
}
