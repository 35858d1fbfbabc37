import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../builds/folders.ts';

const folder = join(projectRoot, 'bench/results');

/** Writes `bench/results/<date>[.<kind>].json`; gives its path below the project. */
export function writeResults(results: object, kind?: string): string {
  const name = [new Date().toISOString().slice(0, 10), ...(kind === undefined ? [] : [kind]), 'json'].join(
    '.',
  );
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), `${JSON.stringify(results, null, 2)}\n`);
  return `bench/results/${name}`;
}
