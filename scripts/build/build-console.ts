import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { inputFiles } from '@resort/shared/build/version';
// @ts-expect-error plain JavaScript
import { alone } from './alone.mjs';
import { filesBelow } from '../sources.ts';

const projectRoot = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(projectRoot, 'release/console');
/** The inputs of the existing build. */
const STAMP = join(folder, '.cache/inputs');

/** Builds the registry's console where what it is made of has changed; it is no unit, and in no release. */
export const buildConsole = (): Promise<void> => alone('build-console', buildOutdated);

async function buildOutdated(): Promise<void> {
  const inputs = fingerprint();
  const standing = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : null;
  if (standing === inputs && existsSync(join(folder, 'dist/index.html'))) return;
  const { NODE_ENV: _any, ...env } = process.env;
  await promisify(execFile)('rsbuild', ['build'], { cwd: folder, env });
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, inputs);
}

function fingerprint(): string {
  const files = [...inputFiles(folder, projectRoot), ...filesBelow(join(projectRoot, 'release/src'))];
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${relative(projectRoot, file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}
