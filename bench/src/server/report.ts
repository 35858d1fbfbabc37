import type { hostFacts } from '../report/machine.ts';
import type { LoadFigures } from './figures.ts';
import type { LadderRow } from './ladder.ts';
import type { MemoryFigures } from './memory.ts';
import { RUNGS } from './rungs.ts';
import type { TwoProcessesRow } from './two-processes.ts';

/** `bench/results/<date>.server.json`. */
export interface ServerResults {
  readonly schema: 'server/1';
  readonly machine: Awaited<ReturnType<typeof hostFacts>>;
  readonly seconds: number;
  readonly rounds: number;
  readonly members: number;
  readonly ladder: readonly LadderRow[];
  readonly twoProcesses: readonly TwoProcessesRow[];
  readonly memory: MemoryFigures;
  /** redemptions that were acknowledged in all of this */
  readonly redemptions: number;
  /** what is wrong in the books afterwards: nothing may be */
  readonly faults: readonly string[];
}

const ms = (value: number) => (value < 10 ? value.toFixed(2) : value.toFixed(1));
export const count = (value: number) => Math.round(value).toLocaleString('en');
const ratio = (one: number, other: number) => (one / other).toFixed(2);
const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(1);
const errorsOf = (errors: Readonly<Record<string, number>>) =>
  Object.entries(errors)
    .map(([name, times]) => `${times} × ${name}`)
    .join(', ') || '0';

export const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map((_, n) => (n < 2 ? '---' : '--:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

const timesOf = ({ p50, p95, p99 }: LoadFigures) => [ms(p50), ms(p95), ms(p99)];

function ladderTable(ladder: readonly LadderRow[]): string {
  const rows = ladder.flatMap(({ subject, connections, rungs }) =>
    RUNGS.map((rung) => {
      const own = rungs[rung];
      return [
        `${subject}, ${connections} at once`,
        rung,
        count(own.perSecond),
        ratio(own.perSecond, rungs.unsigned.perSecond),
        ...timesOf(own),
        count(own.cpuMicrosEach),
        own.statementsEach.toFixed(1),
        own.writesEach.toFixed(1),
        errorsOf(own.errors),
      ];
    }),
  );
  return table(
    [
      'subject',
      'rung',
      'answers a second',
      '/ unsigned',
      'p50 ms',
      'p95 ms',
      'p99 ms',
      'CPU µs each',
      'statements',
      'writes',
      'errors',
    ],
    rows,
  );
}

function twoProcessesTable(rows: readonly TwoProcessesRow[]): string {
  return table(
    ['subject', 'processes', 'answers a second', 'ratio', 'p50 ms', 'p95 ms', 'p99 ms', 'errors'],
    rows.flatMap(({ subject, one, two }) => [
      [subject, 'one', count(one.perSecond), '1', ...timesOf(one), errorsOf(one.errors)],
      [
        subject,
        'two',
        count(two.perSecond),
        ratio(two.perSecond, one.perSecond),
        ...timesOf(two),
        errorsOf(two.errors),
      ],
    ]),
  );
}

function memorySentence({ minutes, answered, errors, growth, samples }: MemoryFigures): string {
  const [first, last] = [samples.at(0), samples.at(-1)];
  const level =
    first && last
      ? `RSS ${megabytes(first.rss)} → ${megabytes(last.rss)} MB, live heap ${megabytes(first.heapUsed)} → ${megabytes(last.heapUsed)} MB`
      : 'no samples';
  const kilobytes = (bytes: number) => `${(bytes / 1_024).toFixed(0)} kB`;
  return `Memory over ${minutes} minutes of mixed load, ${count(answered)} answers, errors ${errorsOf(errors)}: ${level}; once warm it grows by ${kilobytes(growth.rss)} (RSS) and ${kilobytes(growth.heapUsed)} (live heap) a minute.`;
}

/** The results as the page has them; a terminal shows the same. */
export function reportOf({
  machine,
  ladder,
  twoProcesses,
  memory,
  redemptions,
  faults,
  ...rest
}: ServerResults): string {
  const books =
    faults.length === 0 ? 'none twice, none lost, every account in balance' : `FAULTS: ${faults.join('; ')}`;
  return [
    ladderTable(ladder),
    '',
    twoProcessesTable(twoProcesses),
    '',
    memorySentence(memory),
    '',
    `${count(redemptions)} redemptions by all of this: ${books}.`,
    '',
    `${rest.rounds} rounds of ${rest.seconds} s each in turn, ${rest.members} members, ${machine.date.slice(0, 10)}, commit ${machine.commit}, ${machine.processors} × ${machine.processor}, Node ${machine.node}.`,
  ].join('\n');
}
