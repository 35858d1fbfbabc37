import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { hostFacts } from '../report/machine.ts';
import { fillPage } from '../report/readme.ts';
import { writeResults } from '../report/results.ts';
import { fail, readNames } from '../options.ts';
import { costsTable } from './costs-table.ts';
import { measureFlows } from './flows.ts';
import { measureLadder } from './ladder.ts';
import { measureMemory } from './memory.ts';
import { reportOf, type ServerResults } from './report.ts';
import { asking, SUBJECTS, type Subject } from './subjects.ts';
import { measureTwoProcesses } from './two-processes.ts';
import { openWorld, type World } from './world.ts';

const HELP = `npm run bench:server -- [--rounds 5] [--seconds 4] [--minutes 5] [--connections 16] [--members 1000] [--costs [--only read,list] [--profile folder]] [--quick] [--dry]
  Signed calls beside the same without the signature, the handler alone and bare Fastify; one app server process beside
  two on one database; memory under load. Writes bench/results/<date>.server.json and the tables of docs/measurements/server-load.md;
  --dry writes nothing. --costs: only what each call costs the app server (processor time, statements, writes), also of a
  sign-in and a booking; five minutes, writes nothing; --only: of these subjects, without the others;
  --profile writes a CPU profile of each app server into the folder, for Chromium's developer tools. --quick: two minutes, for trying it out, writes nothing.
  --growth and --scale-out measure something else: see their --help.
  Exit code 1 when something was redeemed twice or lost, or the books do not balance.`;

interface Settings {
  readonly rounds: number;
  readonly seconds: number;
  readonly minutes: number;
  readonly connections: number;
  readonly members: number;
}

const USUAL: Settings = { rounds: 5, seconds: 4, minutes: 5, connections: 16, members: 1000 };
const QUICK: Settings = { rounds: 1, seconds: 1, minutes: 0.3, connections: 8, members: 120 };

function readSettings(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string' },
      seconds: { type: 'string' },
      minutes: { type: 'string' },
      connections: { type: 'string' },
      members: { type: 'string' },
      costs: { type: 'boolean', default: false },
      only: { type: 'string' },
      profile: { type: 'string' },
      quick: { type: 'boolean', default: false },
      dry: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const usual = values.quick ? QUICK : USUAL;
  const number = (name: keyof Settings) => {
    const value = Number(values[name] ?? usual[name]);
    return value > 0 ? value : fail(`"${values[name]}" is no number of ${name}.`);
  };
  const settings: Settings = {
    rounds: number('rounds'),
    seconds: number('seconds'),
    minutes: number('minutes'),
    connections: number('connections'),
    members: number('members'),
  };
  const isWritten = !values.quick && !values.dry;
  const { help, costs, profile, only } = values;
  const subjects = only === undefined ? undefined : readNames(only, SUBJECTS);
  return { settings, isWritten, help, costs, profile, subjects };
}

/** Every part of it, one after the other. */
async function measure(
  world: World,
  settings: Settings,
  tell: (line: string) => void,
): Promise<ServerResults> {
  const { apps, bare, redemptions } = world;
  const { rounds, seconds, minutes, connections, members } = settings;
  const machine = await hostFacts();
  const ask = asking(world);
  const levels = [1, connections].map((each) => ({ rounds, seconds, connections: each }));
  const serverOf = (rung: string) => (rung === 'bare' ? bare : apps[0]);
  const ladder = await measureLadder(serverOf, levels, ask, tell);
  const twoProcesses = await measureTwoProcesses(
    apps,
    { rounds, seconds, connections },
    (subject) => (subject === 'redeem' ? redemptions.next({ repeats: true }) : ask(subject, 'signed')),
    tell,
  );
  const everySeconds = Math.max(1, minutes * 2);
  const memory = await measureMemory(apps[0], { minutes, connections, everySeconds }, (subject) =>
    ask(subject, 'signed'),
  );
  tell(`memory: ${memory.samples.length} samples`);
  return {
    schema: 'server/1',
    machine,
    seconds,
    rounds,
    members: members * 2,
    ladder,
    twoProcesses,
    memory,
    redemptions: redemptions.count(),
    faults: await redemptions.faults(),
  };
}

/** Only what each call costs; no job runs, so every statement is a call's. */
async function costsOf(settings: Settings, profile?: string, subjects?: Subject[]): Promise<void> {
  const profiling = profile && { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${resolve(profile)}` };
  const world = await openWorld(settings.members, { ROLE: 'web', ...profiling });
  try {
    const { apps, bare } = world;
    const serverOf = (rung: string) => (rung === 'bare' ? bare : apps[0]);
    const { rounds, seconds, connections } = settings;
    const ladder = await measureLadder(
      serverOf,
      [{ rounds, seconds, connections }],
      asking(world),
      console.warn,
      subjects,
    );
    const flows = subjects ? [] : await measureFlows({ measured: apps[0], aside: apps[1] }, world.readers);
    process.stdout.write(`${costsTable(ladder, flows)}\n`);
  } finally {
    await world.stop();
  }
}

/** `npm run bench:server`, also `npm run bench -- server`. */
export async function serverBench(args: string[]): Promise<void> {
  if (args.includes('--scale-out')) return (await import('./scale-out/scale-out.ts')).scaleOutBench(args);
  if (args.includes('--growth')) return (await import('./growth/growth.ts')).growthBench(args);
  const { settings, isWritten, help, costs, profile, subjects } = readSettings(args);
  if (help) return console.warn(HELP);
  if (costs) return costsOf(settings, profile, subjects);
  const world = await openWorld(settings.members);
  try {
    const results = await measure(world, settings, console.warn);
    const report = reportOf(results);
    process.stdout.write(`${report}\n`);
    if (results.faults.length > 0) process.exitCode = 1;
    if (!isWritten) return;
    process.stdout.write(`${await writeResults(results, 'server')}\n`);
    await fillPage('docs/measurements/server-load.md', 'server', report);
  } finally {
    await world.stop();
  }
}
