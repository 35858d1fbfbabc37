import { parseArgs } from 'node:util';
import { hostFacts } from '../../report/machine.ts';
import { fail } from '../../options.ts';
import { undo } from '../undo.ts';
import { faultsOf } from './fill/faults.ts';
import { ASKERS, openGrown, type Grown } from './grown.ts';
import { growthTables, type GrowthResults } from './growth-table.ts';
import { measureCalls, measureFlowsOf } from './measure-calls.ts';
import { measureJobs, type JobCost } from './measure-jobs.ts';

const HELP = `npm run bench:server -- --growth [--members 2000,100000,1000000] [--rounds 3] [--seconds 2] [--skip-books]
  The same calls and jobs with so many members and a year of each: the time and the pages that PostgreSQL looks at.
  Each size has a PostgreSQL of its own; a million members need 20 GB of disk. Writes nothing.
  Exit code 1 when the books, the references or the inventory are wrong afterwards; --skip-books does not look.`;

function readSettings(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      growth: { type: 'boolean' },
      members: { type: 'string', default: '2000,100000,1000000' },
      rounds: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '2' },
      'skip-books': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const number = (text: string, least: number) => {
    const value = Number(text);
    return Number.isInteger(value) && value >= least
      ? value
      : fail(`"${text}" is less than ${least} or no number.`);
  };
  const members = values.members
    .split(',')
    .map((text) => number(text, ASKERS * 2))
    .toSorted((a, b) => a - b);
  const plan = { rounds: number(values.rounds, 1), seconds: number(values.seconds, 1) };
  return { members, plan, areBooksRead: !values['skip-books'], help: values.help };
}

async function faultsAt(sizes: readonly Grown[]): Promise<string[]> {
  const found: string[] = [];
  for (const { address, members } of sizes) {
    const began = performance.now();
    const faults = await faultsOf(address);
    console.warn(
      `${members} members: ${faults.length} faults, ${Math.round((performance.now() - began) / 1000)} s`,
    );
    found.push(...faults.map((fault) => `${members} members: ${fault}`));
  }
  return found;
}

/** `npm run bench:server -- --growth`. */
export async function growthBench(args: string[]): Promise<void> {
  const { members, plan, areBooksRead, help } = readSettings(args);
  if (help) return console.warn(HELP);
  const works: (() => Promise<unknown>)[] = [];
  try {
    const sizes: Grown[] = [];
    for (const many of members) {
      const grown = await openGrown(many, console.warn);
      works.push(grown.stop);
      sizes.push(grown);
    }
    const calls = await measureCalls(sizes, plan, console.warn);
    const flows = await measureFlowsOf(sizes);
    const jobs = new Map<Grown, Map<string, JobCost>>();
    for (const size of sizes) jobs.set(size, await measureJobs(size, console.warn));
    const results: GrowthResults = { sizes, calls, flows, jobs };
    const { date, commit, processors, processor } = await hostFacts();
    process.stdout.write(`${growthTables(results)}\n`);
    process.stdout.write(
      `\n${plan.rounds} rounds of ${plan.seconds} s in turns, one request at a time, ${date.slice(0, 10)}, commit ${commit}, ${processors} × ${processor}.\n`,
    );
    if (!areBooksRead) return;
    const faults = await faultsAt(sizes);
    process.stdout.write(
      `${faults.length === 0 ? 'The books, the references and the inventory are right.' : `FAULTS: ${faults.join('\n')}`}\n`,
    );
    if (faults.length > 0) process.exitCode = 1;
  } finally {
    await undo(works);
  }
}
