import { parseArgs } from 'node:util';
import { hostFacts } from '../../report/machine.ts';
import { fail, readNames } from '../../options.ts';
import { count, table } from '../report.ts';
import { SUBJECTS } from '../subjects.ts';
import { measureScaleOut, type ScaleRow } from './measure.ts';
import { openScaleOut, SETTINGS } from './scale-out-world.ts';

const HELP = `npm run bench:server -- --scale-out [--processes 3] [--share 25] [--rounds 4] [--seconds 4] [--connections 24] [--members 1000] [--only read,list]
  One web process, two and three on one PostgreSQL, with limits counted in each process and in Valkey, each process with
  --connections requests at once. A control group gives each a core of its own of --share per cent of a real one, so that
  PostgreSQL and the driver have more than they need: the table says how busy they were. Needs root, Linux and Debian's
  valkey-server or redis-server; writes nothing.
  Exit code 1 when something was redeemed twice or lost, or the books do not balance.`;

function readSettings(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      'scale-out': { type: 'boolean' },
      processes: { type: 'string', default: '3' },
      share: { type: 'string', default: '25' },
      rounds: { type: 'string', default: '4' },
      seconds: { type: 'string', default: '4' },
      connections: { type: 'string', default: '24' },
      members: { type: 'string', default: '1000' },
      only: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const number = (name: 'processes' | 'share' | 'rounds' | 'seconds' | 'connections' | 'members') => {
    const value = Number(values[name]);
    return value > 0 ? value : fail(`"${values[name]}" is no number of ${name}.`);
  };
  const wanted = { members: number('members'), processes: number('processes'), share: number('share') / 100 };
  const plan = { rounds: number('rounds'), seconds: number('seconds'), connections: number('connections') };
  const subjects = values.only === undefined ? SUBJECTS : readNames(values.only, SUBJECTS);
  return { wanted, plan, subjects, help: values.help };
}

const HEAD = [
  'call',
  'limits counted',
  'processes',
  'answers/s',
  '/ one',
  'p50 ms',
  'CPU µs each',
  'of their quotas',
  'made to wait',
  'driver, cores',
  'PostgreSQL',
  'Valkey',
  'errors',
];

function scaleTable(rows: readonly ScaleRow[], share: number): string {
  const perSecond = (row: ScaleRow) => row.figures.perSecond;
  return table(
    HEAD,
    rows.map((row) => {
      const { setting, subject, processes, figures, use } = row;
      const alone = rows.find(
        (one) => one.setting === setting && one.subject === subject && one.processes === 1,
      );
      const percent = (value: number) => `${Math.round(value * 100)} %`;
      return [
        subject,
        setting,
        String(processes),
        count(perSecond(row)),
        (perSecond(row) / (alone ? perSecond(alone) : Number.NaN)).toFixed(2),
        figures.p50.toFixed(1),
        count(figures.cpuMicrosEach),
        percent(use.apps / (processes * share)),
        percent(use.waited),
        use.driver.toFixed(2),
        use.postgres.toFixed(2),
        use.valkey.toFixed(2),
        String(Object.values(figures.errors).reduce((sum, times) => sum + times, 0)),
      ];
    }),
  );
}

/** `npm run bench:server -- --scale-out`. */
export async function scaleOutBench(args: string[]): Promise<void> {
  const { wanted, plan, subjects, help } = readSettings(args);
  if (help) return console.warn(HELP);
  const world = await openScaleOut(wanted);
  try {
    const rows: ScaleRow[] = [];
    for (const setting of SETTINGS)
      rows.push(...(await measureScaleOut(world, { setting, subjects }, plan, console.warn)));
    const { date, commit, processors, processor } = await hostFacts();
    const faults = await world.faults();
    process.stdout.write(`${scaleTable(rows, wanted.share)}

Each process has ${wanted.share * 100} % of a core. ${plan.rounds} rounds of ${plan.seconds} s in turns, ${plan.connections} at once, ${date.slice(0, 10)}, commit ${commit}, ${processors} × ${processor}.
${faults.length === 0 ? 'None redeemed twice, none lost, every account in balance.' : `FAULTS: ${faults.join('; ')}`}
`);
    if (faults.length > 0) process.exitCode = 1;
  } finally {
    await world.stop();
  }
}
