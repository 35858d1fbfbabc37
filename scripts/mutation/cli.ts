import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { bringTool } from '../../tools/bring.mjs';
import { projectRoot } from '../testing/tree.ts';
import { strykerOptions } from './options.ts';
import { roomReport, type Mutant } from './report.ts';
import { BAR, ROOMS, type Room } from './rooms.ts';

/*
 * `npm run mutation -- <room> …`: checks whether tests notice changed behaviour. Run by hand; see
 * docs/measurements/mutation.md.
 */

const REPORT = join(projectRoot, 'docs/reports/mutation.json');

const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { whole: { type: 'boolean', default: false }, only: { type: 'string', multiple: true } },
});
const unknown = names.filter((name) => !(name in ROOMS));
if (names.length === 0 || unknown.length > 0) {
  console.error(
    `npm run mutation -- [--whole] [--only <file> …] <room> …   There are: ${Object.keys(ROOMS).join(', ')}`,
  );
  process.exit(2);
}
interface Mutation {
  Stryker: new (options: object) => { runMutationTest(): Promise<Mutant[]> };
  mochaRunner: string;
}

const { Stryker, mochaRunner } = await bringTool<Mutation>('mutation');
process.chdir(projectRoot);
for (const name of names) await run(name, ROOMS[name] as Room);

async function run(name: string, room: Room): Promise<void> {
  const started = performance.now();
  const { only, whole: isWhole } = values;
  const asked = only === undefined ? room : { ...room, mutate: only };
  const mutants = await onDatabase(room, () =>
    new Stryker(strykerOptions(name, asked, { isWhole, mochaRunner })).runMutationTest(),
  );
  const seconds = Math.round((performance.now() - started) / 1000);
  const report = roomReport(projectRoot, mutants);
  store(name, { date: new Date().toISOString(), seconds, ...(only && { sample: only }), ...report });
  for (const { file, line, from, to } of report.survivors) console.log(`${file}:${line}  ${from}  →  ${to}`);
  console.log(`${name}: ${report.score} % of the mutants noticed (${mutants.length}, ${seconds} s)`);
  if (report.score < BAR) process.exitCode = 1;
}

/** Prepares what Jest's project `server` prepares before all tests. */
async function onDatabase<T>({ hasDatabase }: Room, work: () => Promise<T>): Promise<T> {
  if (hasDatabase !== true) return work();
  const { default: setUp } = await import('../../app-server/test/database/global-setup.ts');
  const { default: tearDown } = await import('../../app-server/test/database/global-teardown.ts');
  await setUp();
  try {
    return await work();
  } finally {
    await tearDown();
  }
}

/** One file for all rooms, each with its latest run. */
function store(name: string, room: object): void {
  const known = existsSync(REPORT)
    ? (JSON.parse(readFileSync(REPORT, 'utf8')) as { rooms: object })
    : { rooms: {} };
  const all: Record<string, unknown> = { ...known.rooms, [name]: room };
  const rooms = Object.fromEntries(
    Object.keys(ROOMS).flatMap((key) => (key in all ? [[key, all[key]]] : [])),
  );
  const machine = `${availableParallelism()} cores, Node ${process.versions.node}`;
  mkdirSync(dirname(REPORT), { recursive: true });
  writeFileSync(REPORT, `${JSON.stringify({ machine, rooms }, null, 2)}\n`);
}
