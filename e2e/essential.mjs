import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = new URL('./src', import.meta.url).pathname;

/** Suffix in the names of journeys that every change must pass. */
export const ESSENTIAL = '@essential';

/** Jest arguments that select the essential journeys, and only their files. */
export function essentialJourneys() {
  const files = globSync('**/*.test.ts', { cwd: sources })
    .filter((file) => !file.endsWith('.deep.test.ts'))
    .filter((file) => readFileSync(join(sources, file), 'utf8').includes(ESSENTIAL))
    .sort();
  return ['--runTestsByPath', ...files.map((file) => `e2e/src/${file}`), `--testNamePattern=${ESSENTIAL}`];
}
