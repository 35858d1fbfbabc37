import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGE_MANIFEST = fileURLToPath(new URL('../../../package.json', import.meta.url));
const SKIPPED = new Set(['node_modules', 'dist', '.turbo', '.cache', '.git']);

/** What is known about a unit before it is built. */
export interface UnitSource {
  unit: string;
  /** the version in its package.json, the first part of the unit's version */
  packageVersion: string;
  /**
   * 12 hex digits of every file that could change the build. They tell whether a build is out of date. The
   * version is a hash of what was built (see version-mark.ts).
   */
  inputs: string;
  commit: string | null;
}

/**
 * Every file that can change the build of a unit: the unit itself, `shared`, and the lock file. In a repository that has
 * `shared` as a package, the unit and the package's manifest, which has its version.
 */
export function inputFiles(unitRoot: string, projectRoot: string): string[] {
  if (!existsSync(join(projectRoot, 'package-lock.json')))
    return [...inputsBelow(unitRoot), PACKAGE_MANIFEST].sort();
  const roots = [unitRoot, join(projectRoot, 'shared')];
  return [...roots.flatMap(inputsBelow), join(projectRoot, 'package-lock.json')].sort();
}

/** Files of a folder that can change a build: tests, stories and the gallery cannot. */
export const inputsBelow = (folder: string): string[] => filesBelow(folder).filter(isInput).sort();

/** Twelve hex digits of some files' names and contents. */
export function hashOf(files: readonly string[], nameOf: (file: string) => string): string {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${nameOf(file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex').slice(0, 12);
}

export function unitSource(unitRoot: string, projectRoot: string): UnitSource {
  const manifest = JSON.parse(readFileSync(join(unitRoot, 'package.json'), 'utf8'));
  const own = resolve(unitRoot);
  const nameOf = (file: string) =>
    file.startsWith(own) ? join('unit', relative(own, file)) : relative(projectRoot, file);
  return {
    unit: manifest.name.split('/')[1],
    packageVersion: manifest.version,
    inputs: hashOf(inputFiles(unitRoot, projectRoot), nameOf),
    commit: commitOf(unitRoot),
  };
}

/**
 * A version that is known before the build: for development shells and for the comparisons of `bench`. Members
 * never get it.
 */
export const sourceVersion = ({ packageVersion, inputs }: UnitSource) => `${packageVersion}-${inputs}`;

/** Beside `dist`, because publish refuses files that the manifest does not list. */
const stampOf = (unitRoot: string) => join(unitRoot, '.cache/inputs');

/** Remembers what the build in `dist` was made of. */
export function writeStamp(unitRoot: string, inputs: string): void {
  mkdirSync(dirname(stampOf(unitRoot)), { recursive: true });
  writeFileSync(stampOf(unitRoot), inputs);
}

/** True if `dist` is a build of these inputs. */
export function isBuilt(unitRoot: string, inputs: string): boolean {
  try {
    readFileSync(join(unitRoot, 'dist/unit.json'));
    return readFileSync(stampOf(unitRoot), 'utf8') === inputs;
  } catch {
    return false;
  }
}

/** True if it is known that `dist` is a build of other inputs. */
export function isOutdated(unitRoot: string, inputs: string): boolean {
  return existsSync(stampOf(unitRoot)) && !isBuilt(unitRoot, inputs);
}

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
