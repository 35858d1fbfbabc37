import { execFileSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { BuildSource, SourceCommit } from '../../remote/unit-manifest.ts';
import { inputFiles, isOutdated, unitSource } from './unit-version.ts';

/** Enough to find the previous version's commit. */
const COMMITS = 100;
const NAMES = 10;
/** Characters that no message contains: between fields, and between commits. */
const [FIELD, RECORD] = ['\x1f', '\x1e'];

/** Tests and stories change no build. */
const NOT_INPUTS = [':(exclude)*.test.ts', ':(exclude)*.test.tsx', ':(exclude)*.stories.tsx'];

/**
 * The commits and the uncommitted changes behind the build in a unit's `dist`. Only files of the unit's own repository
 * count. null outside a checkout, or without git.
 * @param projectFolder the folder with `shared` and the lock file
 */
export function buildSource(unitFolder: string, projectFolder: string): BuildSource | null {
  // the hash of the inputs depends on whole paths
  const [unitRoot, projectRoot] = [resolve(unitFolder), resolve(projectFolder)];
  const repository = git(unitRoot, 'rev-parse', '--show-toplevel')?.trim();
  if (repository === undefined || !existsSync(join(unitRoot, 'package.json'))) return null;
  const inside = (path: string) => relative(repository, realpathSync(path)).split(sep).join('/');
  const inputs = inputFiles(unitRoot, projectRoot).map(inside).filter(isOwn);
  const folders = [unitRoot, join(projectRoot, 'shared'), join(projectRoot, 'package-lock.json')]
    .filter((path) => existsSync(path))
    .map(inside)
    .filter(isOwn)
    .map((path) => path || '.');
  const known = git(repository, 'ls-files', '-z', '--', ...folders);
  const changed = git(repository, 'diff', '--name-only', '-z', 'HEAD', '--', ...folders);
  if (known === undefined || changed === undefined) return null; // no commit yet
  return {
    uncommitted: uncommitted(inputs, known.split('\0'), changed.split('\0'), unitRoot, projectRoot),
    commits: commitsOf(repository, folders),
  };
}

/** Neither outside the repository nor an installed package. */
const isOwn = (path: string) => !path.startsWith('../') && !path.split('/').includes('node_modules');

function uncommitted(
  inputs: readonly string[],
  known: readonly string[],
  changed: readonly string[],
  unitRoot: string,
  projectRoot: string,
): string[] {
  const [committed, different] = [new Set(known), new Set(changed)];
  const found = inputs.filter((path) => !committed.has(path) || different.has(path));
  // a file that is gone is no input any more
  const gone = changed.filter((path) => path !== '' && !inputs.includes(path) && isInputName(path));
  const isOld = isOutdated(unitRoot, unitSource(unitRoot, projectRoot).inputs);
  return [...found, ...gone, ...(isOld ? ['dist was built from other files'] : [])].slice(0, NAMES);
}

const isInputName = (path: string) =>
  !/\.(test|stories)\.tsx?$|(?:^|\/)\.|(?:^|\/)shared\/gallery\//.test(path);

function commitsOf(repository: string, folders: readonly string[]): SourceCommit[] {
  const format = `--format=%H${FIELD}%an${FIELD}%cI${FIELD}%s${RECORD}`;
  const log = git(repository, 'log', `-${COMMITS}`, format, '--', ...folders, ...NOT_INPUTS) ?? '';
  return log
    .split(RECORD)
    .map((line) => line.trim().split(FIELD))
    .filter((fields) => fields.length === 4)
    .map(([commit = '', author = '', at = '', subject = '']) => ({ commit, author, at, subject }));
}

/** undefined if git is missing or refuses. */
function git(folder: string, ...words: string[]): string | undefined {
  try {
    const options = { cwd: folder, encoding: 'utf8', stdio: 'pipe', maxBuffer: 64 * 1024 * 1024 } as const;
    return execFileSync('git', words, options);
  } catch {
    return undefined;
  }
}
