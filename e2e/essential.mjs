import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = new URL('./src', import.meta.url).pathname;

/** Suffix in the names of journeys that every change must pass. */
export const ESSENTIAL = '@essential';

/** Arguments of jest that select the journeys that are not essential. */
export const otherJourneys = () => [`--testNamePattern=^(?!.*${ESSENTIAL})`];

/** Arguments of jest that select the essential journeys, and open only the files that have one. */
export function essentialJourneys() {
  const files = globSync('**/*.test.ts', { cwd: sources })
    .filter((file) => !file.endsWith('.deep.test.ts'))
    .filter((file) => readFileSync(join(sources, file), 'utf8').includes(ESSENTIAL))
    .sort();
  return ['--runTestsByPath', ...files.map((file) => `e2e/src/${file}`), `--testNamePattern=${ESSENTIAL}`];
}
