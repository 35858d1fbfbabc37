import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { Ran } from './suite.ts';

/**
 * Stores the latest run of each suite, with its date and machine; suites that did not run keep their entry.
 */
export async function writeReport(file: string, ran: readonly Ran[]): Promise<void> {
  const earlier: object = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  mkdirSync(dirname(file), { recursive: true });
  const report = { ...earlier, ...Object.fromEntries(ran.map((each) => [each.name, entryOf(each)])) };
  // the report is committed, and the check `format` reads it
  const options = { ...(await resolveConfig(file)), parser: 'json' };
  writeFileSync(file, await format(JSON.stringify(report), options));
  console.log(`report: ${file}`);
}

function entryOf({ seconds, outcome }: Ran) {
  const { passed, failed, skipped, figures, unsteady } = outcome;
  return {
    date: new Date().toISOString(),
    machine: `${availableParallelism()} cores, Node ${process.versions.node}`,
    passed,
    failed,
    skipped,
    seconds,
    ...(figures.length > 0 ? { figures } : {}),
    ...(unsteady.length > 0 ? { unsteady: unsteady.map(({ test }) => test) } : {}),
  };
}
