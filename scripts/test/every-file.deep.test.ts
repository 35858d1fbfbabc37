import { execFile } from 'node:child_process';
import { relative } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, jest } from '@jest/globals';
import { jestArguments } from './jest/jest.ts';
import { projectRoot } from './root.ts';
import type { JestRun } from './suite.ts';
import { SUITES } from './suites.ts';

// Jest starts several times
jest.setTimeout(240_000);

const output = async (command: string, args: readonly string[]) =>
  (await promisify(execFile)(command, args, { cwd: projectRoot, maxBuffer: 1e8 })).stdout;

/** Paths that Jest opens in these projects; without a pattern all. */
async function filesIn(projects: readonly string[], patterns: readonly string[]): Promise<string[]> {
  const flags = [...patterns, '--listTests', '--json'];
  const files = JSON.parse(await output('node', jestArguments({ projects, flags }))) as string[];
  return files.map((file) => relative(projectRoot, file));
}

const patternsOf = ({ flags = [] }: JestRun) =>
  flags.filter((flag) => flag.startsWith('--testPathPatterns='));

/** What runs of the same projects open. Jest takes several patterns as one or the other, so it starts once for all. */
async function filesOf(runs: readonly JestRun[]): Promise<string[]> {
  const patterns = runs.map(patternsOf);
  const isAll = patterns.some(({ length }) => length === 0);
  return filesIn(runs[0]?.projects ?? [], isAll ? [] : patterns.flat());
}

it('a suite of a tier runs every test file', async () => {
  const runs = Object.values(SUITES).flatMap(({ tier, tests = [] }) => (tier === 'part' ? [] : tests));
  const run = new Set<string>();
  for (const alike of Map.groupBy(runs, ({ projects }) => projects.join()).values())
    for (const file of await filesOf(alike)) run.add(file);
  const written = await output('git', ['ls-files', '*.test.ts', '*.test.tsx', '*.test.mjs']);
  expect(
    written
      .split('\n')
      .filter(Boolean)
      .filter((file) => !run.has(file)),
  ).toEqual([]);
});
