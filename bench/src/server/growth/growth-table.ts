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

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').slice(0, 300);

/** What the page has; the statements that grow come last. */
export function growthTables({ sizes, calls, flows, jobs }: GrowthResults): string {
  const at = <T>(found: ReadonlyMap<Grown, T>) => sizes.flatMap((size) => found.get(size) ?? []);
  const times = [...calls].flatMap(([call, found]) => {
    const costs = at(found);
    return [
      row(
        `${call}, p50 ms`,
        costs.map(({ p50 }) => p50),
      ),
      row(
        `${call}, statements`,
        costs.map(({ statementsEach }) => statementsEach),
      ),
      row(
        `${call}, pages`,
        costs.map(({ blocksEach }) => blocksEach),
      ),
    ];
  });
  const ownFlows = sizes.map((size) => flows.get(size) ?? []);
  const steps = (ownFlows[0] ?? []).flatMap(({ step }, n) => {
    const own = ownFlows.flatMap((one) => one[n] ?? []);
    return [
      row(
        `${step}, ms, twenty at once`,
        own.map(({ msEach }) => msEach),
      ),
      row(
        `${step}, pages`,
        own.map(({ blocksEach }) => blocksEach),
      ),
    ];
  });
  const ownJobs = sizes.map((size) => jobs.get(size));
  const names = [...(ownJobs[0]?.keys() ?? [])];
  const costsOf = (name: string) => ownJobs.flatMap((own) => own?.get(name) ?? []);
  const worked = names.flatMap((name) => [
    row(
      `${name}, ms`,
      costsOf(name).map(({ milliseconds }) => milliseconds),
    ),
    row(
      `${name}, pages`,
      costsOf(name).map(({ blocks }) => blocks),
    ),
  ]);
  const grow = [
    ...[...calls].flatMap(([call, found]) => growing(call, at(found))),
    ...names.flatMap((name) => growing(name, costsOf(name))),
  ];
  return [
    table(headOf('call', sizes), [...times, ...steps]),
    '',
    table(headOf('job, when nothing is due', sizes), worked),
    '',
    grow.length === 0
      ? 'No statement looks at more pages than an index has levels more.'
      : table(
          headOf('pages of a statement that grows', sizes),
          grow.map(({ of, text, blocks }) => row(`${of}: ${inOneLine(text)}`, blocks)),
        ),
    '',
    `Databases: ${sizes.map(({ members, bytes }) => `${count(members)} members ${(bytes / 2 ** 30).toFixed(2)} GB`).join(', ')}.`,
  ].join('\n');
}
