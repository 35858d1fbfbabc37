import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { projectRoot } from '../builds/folders.ts';

const folder = join(projectRoot, 'bench/results');

/** Writes `bench/results/<date>[.<kind>].json`; gives its path below the project. */
export async function writeResults(results: object, kind?: string): Promise<string> {
  const name = [new Date().toISOString().slice(0, 10), ...(kind === undefined ? [] : [kind]), 'json'].join(
    '.',
  );
  mkdirSync(folder, { recursive: true });
  const path = join(folder, name);
  const layout = { ...(await resolveConfig(path)), filepath: path };
  writeFileSync(path, await format(JSON.stringify(results, null, 2), layout)); // as the static checks want it
  return `bench/results/${name}`;
}
