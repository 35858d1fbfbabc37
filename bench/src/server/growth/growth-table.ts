import type { FlowStep } from '../flows.ts';
import { count, table } from '../report.ts';
import type { GrowthCall } from './calls.ts';
import type { Grown } from './grown.ts';
import type { CallCost } from './measure-calls.ts';
import type { JobCost } from './measure-jobs.ts';

export interface GrowthResults {
  /** the smallest first */
  readonly sizes: readonly Grown[];
  readonly calls: ReadonlyMap<GrowthCall, ReadonlyMap<Grown, CallCost>>;
  readonly flows: ReadonlyMap<Grown, readonly FlowStep[]>;
  readonly jobs: ReadonlyMap<Grown, ReadonlyMap<string, JobCost>>;
}

const digits = (value: number) => (value < 10 ? value.toFixed(2) : count(value));

/** A row of values at each size, and the largest size's over the smallest's. */
function row(name: string, values: readonly number[]): string[] {
  const [first = 0, last = 0] = [values[0], values.at(-1)];
  return [name, ...values.map(digits), first === 0 ? '' : (last / first).toFixed(2)];
}

const headOf = (first: string, sizes: readonly Grown[]) => [
  first,
  ...sizes.map(({ members }) => count(members)),
  'largest / smallest',
];

/** A statement that looks at more pages than this at the largest size, and at twice as many as at the smallest. */
const MANY_BLOCKS = 30;

interface Growing {
  readonly of: string;
  readonly text: string;
  readonly blocks: readonly number[];
}

/** Statements of these costs whose pages grow by more than the levels of an index do. */
function growing(of: string, costs: readonly Pick<CallCost, 'statements'>[]): Growing[] {
  const blocksOf = (at: number, wanted: string) => {
    const found = costs[at]?.statements.find(({ text }) => text === wanted);
    return found === undefined ? 0 : found.blocks / found.calls;
  };
  return (costs.at(-1)?.statements ?? [])
    .map(({ text }) => ({ of, text, blocks: costs.map((_, at) => blocksOf(at, text)) }))
    .filter(({ blocks: [first = 0, ...rest] }) => {
      const last = rest.at(-1) ?? 0;
      return last > MANY_BLOCKS && last > 2 * first;
    });
}

const COSTLIEST = 2;

/** Where the pages of a call come from, at the largest size. */
function costliest(calls: GrowthResults['calls'], largest: Grown | undefined): string {
  const rows = [...calls].flatMap(([call, found]) => {
    const cost = largest && found.get(largest);
    if (cost === undefined) return [];
    return cost.statements
      .toSorted((a, b) => b.blocks - a.blocks)
      .slice(0, COSTLIEST)
      .map(({ text, calls: times, blocks }) => [
        `${call}: ${inOneLine(text)}`,
        (times / cost.answered).toFixed(2),
        digits(blocks / cost.answered),
      ]);
  });
  return table(['costliest statements', 'of an answer', 'pages'], rows);
}

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').slice(0, 300);

/** Time, statements and pages of each call and of each step of a flow. */
function callsTable({ sizes, calls, flows }: GrowthResults): string {
  const times = [...calls].flatMap(([call, found]) => {
    const costs = sizes.flatMap((size) => found.get(size) ?? []);
    const line = (name: string, of: (cost: CallCost) => number) => row(`${call}, ${name}`, costs.map(of));
    return [
      line('p50 ms', ({ p50 }) => p50),
      line('statements', ({ statementsEach }) => statementsEach),
      line('pages', ({ blocksEach }) => blocksEach),
    ];
  });
  const ownFlows = sizes.map((size) => flows.get(size) ?? []);
  const steps = (ownFlows[0] ?? []).flatMap(({ step }, n) => {
    const own = ownFlows.flatMap((one) => one[n] ?? []);
    const line = (name: string, of: (cost: FlowStep) => number) => row(`${step}, ${name}`, own.map(of));
    return [
      line('ms, twenty at once', ({ msEach }) => msEach),
      line('pages', ({ blocksEach }) => blocksEach),
    ];
  });
  return table(headOf('call', sizes), [...times, ...steps]);
}

/** The costs of one job at each size. */
const jobAt = ({ sizes, jobs }: GrowthResults, name: string): JobCost[] =>
  sizes.flatMap((size) => jobs.get(size)?.get(name) ?? []);

function jobsTable(results: GrowthResults, names: readonly string[]): string {
  const rows = names.flatMap((name) => {
    const costs = jobAt(results, name);
    const line = (what: string, of: (cost: JobCost) => number) => row(`${name}, ${what}`, costs.map(of));
    return [line('ms', ({ milliseconds }) => milliseconds), line('pages', ({ blocks }) => blocks)];
  });
  return table(headOf('job, when nothing is due', results.sizes), rows);
}

function growingTable(results: GrowthResults, names: readonly string[]): string {
  const { sizes, calls } = results;
  const found = [
    ...[...calls].flatMap(([call, costs]) =>
      growing(
        call,
        sizes.flatMap((size) => costs.get(size) ?? []),
      ),
    ),
    ...names.flatMap((name) => growing(name, jobAt(results, name))),
  ];
  if (found.length === 0) return 'No statement looks at more pages than an index has levels more.';
  const rows = found.map(({ of, text, blocks }) => row(`${of}: ${inOneLine(text)}`, blocks));
  return table(headOf('pages of a statement that grows', sizes), rows);
}

/** What the page has. */
export function growthTables(results: GrowthResults): string {
  const { sizes, calls, jobs } = results;
  const names = [...([...jobs.values()][0]?.keys() ?? [])];
  return [
    callsTable(results),
    jobsTable(results, names),
    growingTable(results, names),
    costliest(calls, sizes.at(-1)),
    `Databases: ${sizes.map(({ members, bytes }) => `${count(members)} members ${(bytes / 2 ** 30).toFixed(2)} GB`).join(', ')}.`,
  ].join('\n\n');
}
