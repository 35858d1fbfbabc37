import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { UnitManifest } from '@resort/shared/remote';
import { output } from './product.ts';

const projectRoot = new URL('../..', import.meta.url).pathname;

export interface NextVersion {
  /** to publish from, until the next one is built */
  folder: string;
  manifest: UnitManifest;
}

/** A copy of a unit's sources that may be changed: inside the checkout, so that packages resolve; one a worker of jest. */
export function copyUnit(unit: string): string {
  const folder = join(projectRoot, 'e2e/.work', process.env['JEST_WORKER_ID'] ?? '1', unit);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(projectRoot, unit), folder, {
    recursive: true,
    filter: (path) => !/\/(dist|node_modules|\.turbo)$/.test(path),
  });
  const own = join(projectRoot, unit, 'node_modules');
  if (existsSync(own)) symlinkSync(own, join(folder, 'node_modules'));
  return folder;
}

/**
 * Builds a unit as its team would after a change: the sources copied, one text of a file changed and more appended to
 * it, the package's version raised.
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
  const { NODE_ENV: _test, ...env } = process.env; // a team's build knows nothing of this test
  await output('rsbuild', ['build'], env, folder);
  const unitJson = readFileSync(join(folder, 'dist/unit.json'), 'utf8');
  return { folder, manifest: JSON.parse(unitJson) as UnitManifest };
}

/** Changes one place of a file; throws when the place is not there. */
export function replaceIn(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
  writeFileSync(file, text.replace(from, to));
}
