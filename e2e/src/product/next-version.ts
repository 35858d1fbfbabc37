import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { unitSource } from '@resort/shared/build/version';
import type { UnitManifest } from '@resort/shared/remote';
import { output } from './product.ts';

const projectRoot = new URL('../../..', import.meta.url).pathname;
/** Shared by all workers of jest. */
const BUILT = join(projectRoot, 'e2e/.work/built');
const DAY_MS = 86_400_000;

export interface NextVersion {
  /** publish from here before the next build */
  folder: string;
  manifest: UnitManifest;
}

/**
 * A modifiable copy of a unit's sources: inside the checkout, so that packages resolve; one per worker of
 * jest.
 */
export function copyUnit(unit: string): string {
  const folder = join(projectRoot, 'e2e/.work', process.env['JEST_WORKER_ID'] ?? '1', unit);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(projectRoot, unit), folder, {
    recursive: true,
    filter: (path) => !/\/(dist|node_modules|\.turbo|\.cache)$/.test(path),
  });
  const own = join(projectRoot, unit, 'node_modules');
  if (existsSync(own)) symlinkSync(own, join(folder, 'node_modules'));
  return folder;
}

/**
 * Builds a unit as its team would after a change: a copy of the sources with one text changed, more text
 * appended, and a higher package version. An earlier build of the same inputs is reused.
 */
export async function buildNextVersion(
  unit: string,
  change: { file: string; from: string; to: string },
  append = '',
): Promise<NextVersion> {
  const folder = copyUnit(unit);
  replaceIn(join(folder, change.file), change.from, change.to);
  appendFileSync(join(folder, change.file), append);
  replaceIn(join(folder, 'package.json'), '"version": "0.1.0"', '"version": "0.2.0"');
  await commitAll(folder, `${unit}: change ${change.file}`);
  const dist = join(folder, 'dist');
  const kept = join(BUILT, `${unit}-${unitSource(folder, projectRoot).inputs}`);
  if (existsSync(kept)) cpSync(kept, dist, { recursive: true });
  else {
    const { NODE_ENV: _test, ...env } = process.env; // a team's build does not know this test
    await output('rsbuild', ['build'], env, folder);
    keep(dist, kept);
  }
  const unitJson = readFileSync(join(dist, 'unit.json'), 'utf8');
  return { folder, manifest: JSON.parse(unitJson) as UnitManifest };
}

/** Makes the folder a repository of its own, as a team has one: publish refuses what no commit contains. */
async function commitAll(folder: string, message: string): Promise<void> {
  const git = (...words: string[]) =>
    output(
      'git',
      ['-c', 'user.name=Team', '-c', 'user.email=team@example.test', ...words],
      process.env,
      folder,
    );
  rmSync(join(folder, '.git'), { recursive: true, force: true });
  await git('init', '--quiet');
  await git('add', '--all');
  await git('commit', '--quiet', '--message', message);
}

/** Atomic for concurrent readers; removes builds of older trees. */
function keep(dist: string, kept: string): void {
  mkdirSync(BUILT, { recursive: true });
  const isOld = (name: string) =>
    (statSync(join(BUILT, name), { throwIfNoEntry: false })?.mtimeMs ?? 0) < Date.now() - DAY_MS;
  for (const name of readdirSync(BUILT).filter(isOld))
    rmSync(join(BUILT, name), { recursive: true, force: true });
  const half = mkdtempSync(`${kept}.`);
  cpSync(dist, half, { recursive: true });
  try {
    renameSync(half, kept);
  } catch {
    rmSync(half, { recursive: true, force: true }); // another worker was faster
  }
}

/** Replaces one place in a file; throws if it is missing. */
export function replaceIn(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
  writeFileSync(file, text.replace(from, to));
}
