import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', '.turbo']);

export interface UnitVersion {
  unit: string;
  /** `<package version>-<12 hex digits of all build inputs>` */
  version: string;
  /**
   * the 12 hex digits; also part of the runtime's global names, so that two versions never share a chunk
   * table
   */
  inputs: string;
  commit: string | null;
}

/** Every file that can change the build of a unit: the unit itself, `shared`, and the lock file. */
export function inputFiles(unitRoot: string, projectRoot: string): string[] {
  const roots = [unitRoot, join(projectRoot, 'shared')];
  return [...roots.flatMap(filesBelow), join(projectRoot, 'package-lock.json')].filter(isInput).sort();
}

/** The version that a build of this working tree gets. The same tree always gives the same version. */
export function unitVersion(unitRoot: string, projectRoot: string): UnitVersion {
  const manifest = JSON.parse(readFileSync(join(unitRoot, 'package.json'), 'utf8'));
  const hash = createHash('sha256');
  for (const file of inputFiles(unitRoot, projectRoot)) {
    const name = file.startsWith(resolve(unitRoot))
      ? join('unit', relative(unitRoot, file))
      : relative(projectRoot, file);
    hash.update(`${name}\0`).update(readFileSync(file)).update('\0');
  }
  const inputs = hash.digest('hex').slice(0, 12);
  return {
    unit: manifest.name.split('/')[1],
    version: `${manifest.version}-${inputs}`,
    inputs,
    commit: commitOf(unitRoot),
  };
}

/** Tests, stories and the gallery are not part of any build. */
function isInput(file: string): boolean {
  const isForDevelopers = /\.(test|stories)\.tsx?$|\/shared\/gallery\//.test(file);
  return !isForDevelopers && !basename(file).startsWith('.');
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return [];
    const path = resolve(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

function commitOf(folder: string): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim();
  } catch {
    return null; // built outside a checkout, or without git
  }
}
