import { parseArgs } from 'node:util';
import { hostFacts } from '../report/machine.ts';
import { fillPage } from '../report/readme.ts';
import { writeResults } from '../report/results.ts';
import { fail } from '../options.ts';
import { measureLadder } from './ladder.ts';
import { measureMemory } from './memory.ts';
import { reportOf, type ServerResults } from './report.ts';
import { asking } from './subjects.ts';
import { measureTwoProcesses } from './two-processes.ts';
import { openWorld, type World } from './world.ts';

const HELP = `npm run bench:server -- [--rounds 5] [--seconds 4] [--minutes 5] [--connections 16] [--members 1000] [--quick] [--dry]
  Signed calls beside the same without the signature, the handler alone and bare Fastify; one app server process beside
  two on one database; memory under load. Writes bench/results/<date>.server.json and the tables of docs/measurements/server-load.md;
  --dry writes nothing. --quick: two minutes, for trying it out, writes nothing.
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
  return { settings, isWritten: !values.quick && !values.dry, help: values.help };
}

/** Every part of it, one after the other. */
async function measure(
  world: World,
  settings: Settings,
  tell: (line: string) => void,
): Promise<ServerResults> {
  const { apps, bare, redemptions } = world;
  const { rounds, seconds, minutes, connections, members } = settings;
  const machine = hostFacts();
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

/** `npm run bench:server`, also `npm run bench -- server`. */
export async function serverBench(args: string[]): Promise<void> {
  const { settings, isWritten, help } = readSettings(args);
  if (help) return console.warn(HELP);
  const world = await openWorld(settings.members);
  try {
    const results = await measure(world, settings, console.warn);
    const report = reportOf(results);
    process.stdout.write(`${report}\n`);
    if (results.faults.length > 0) process.exitCode = 1;
    if (!isWritten) return;
    process.stdout.write(`${writeResults(results, 'server')}\n`);
    await fillPage('docs/measurements/server-load.md', 'server', report);
  } finally {
    await world.stop();
  }
}
