import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from './root.ts';
import { NAMED_CHECKS } from './checks.ts';
import { runSteps } from './run-suites.ts';
import type { Tier } from './suite.ts';
import { findSuite, suiteNames, SUITES } from './suites.ts';
import { testWorkspace } from './workspace.ts';

const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  deep: { type: 'boolean' },
  long: { type: 'boolean' },
  since: { type: 'string' },
  force: { type: 'boolean' },
  workspace: { type: 'boolean' },
} as const;

const TIERS = { usual: 'npm test', deep: 'npm run test:deep', long: 'npm run test:long' } as const;

/** `npm test` and its tiers: returns the exit code; 2 for invalid arguments. */
export async function main(args: string[]): Promise<number> {
  const parsed = parse(args);
  if (typeof parsed === 'string') return refuse(parsed);
  const { values, positionals: names } = parsed;
  if (values.help === true) return help();
  const { since, force } = values;
  if (values.workspace === true) return testWorkspace(relative(projectRoot, process.cwd()), { force });
  const unknown = names.filter((name) => findSuite(name) === undefined);
  if (unknown.length > 0) return refuse(`there is no suite ${unknown.join(', ')}`);
  const tier: Tier = values.long === true ? 'long' : values.deep === true ? 'deep' : 'usual';
  const report = tier === 'long' ? join(projectRoot, 'docs/reports/test-long.json') : undefined;
  const suites = (names.length > 0 ? names : suiteNames(tier)).map(
    (name) => [name, findSuite(name)!.run] as const,
  );
  return runSteps(Object.fromEntries(suites), { since, force, report });
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function refuse(why: string): number {
  console.error(`${why}. See npm test -- --help.`);
  return 2;
}

function help(): number {
  const groups = { ...TIERS, part: 'npm test -- <name> (a part of node-deep or browser-deep)' };
  const rows = (Object.keys(groups) as Tier[]).flatMap((tier) => [
    `\n${groups[tier]}`,
    ...suiteNames(tier).map((name) => `  ${name.padEnd(15)} ${SUITES[name]?.says}`),
  ]);
  console.log(`npm test                              every suite of the usual tier
npm test -- <name>…                   these suites, or these checks: ${NAMED_CHECKS.join(', ')}
npm test -- --since main              only what the changes since main can affect
npm test -- --force                   also what has not changed since it last passed
npm test -w @resort/mf-hotel          one workspace: types, lint, format, texts and its tests
${rows.join('\n')}

Logs are in .cache/logs. The exit code is 0 when everything passed, 1 when something failed, 2 for wrong arguments.`);
  return 0;
}
