import type { Prepared } from '../../../../app-server/test/load/drive.ts';
import { rotated } from '../../rounds.ts';
import { figuresOf, type LoadFigures, type Stretch } from '../figures.ts';
import { stretchOn } from '../ladder.ts';
import { familyOf, secondsOf } from './processor-time.ts';
import type { Limited, ScaleOut, Setting } from './scale-out-world.ts';
import type { Subject } from '../subjects.ts';

/** How busy each was, in cores. */
export interface Use {
  readonly apps: number;
  readonly driver: number;
  readonly postgres: number;
  readonly valkey: number;
  /** of the time in which the app servers had work, the part in which their quota made them wait */
  readonly waited: number;
}

export interface ScaleRow {
  readonly setting: Setting;
  readonly subject: Subject;
  readonly processes: number;
  readonly figures: LoadFigures;
  readonly use: Use;
}

export interface Plan {
  readonly seconds: number;
  readonly rounds: number;
  /** requests at once for each process, so that each has as much to do as one alone */
  readonly connections: number;
}

/** Seconds by process: one that has ended since must not be taken off the others. */
const spentBy = (pids: readonly number[]) => new Map(pids.map((pid) => [pid, secondsOf(pid)]));
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** One stretch of load on these processes, and what everybody used for it. */
async function stretch(
  { postgresPid, valkeyPid }: ScaleOut,
  apps: readonly Limited[],
  plan: Plan,
  next: () => Prepared,
): Promise<{ stretch: Stretch; use: Use }> {
  const read = () => ({
    at: performance.now() / 1000,
    apps: spentBy(apps.map(({ app }) => app.pid)),
    driver: spentBy([process.pid]),
    postgres: spentBy(familyOf(postgresPid)),
    valkey: spentBy([valkeyPid]),
    waited: sumOf(apps.map(({ quota }) => quota.waited())),
  });
  const before = read();
  const own = await stretchOn(
    apps.map(({ app }) => app),
    { ...plan, connections: plan.connections * apps.length },
    next,
  );
  const after = read();
  const seconds = after.at - before.at;
  const cores = (name: 'apps' | 'driver' | 'postgres' | 'valkey') =>
    sumOf([...after[name]].map(([pid, spent]) => spent - (before[name].get(pid) ?? 0))) / seconds;
  return {
    stretch: own,
    use: {
      apps: cores('apps'),
      driver: cores('driver'),
      postgres: cores('postgres'),
      valkey: cores('valkey'),
      waited: (after.waited - before.waited) / seconds / apps.length,
    },
  };
}

function meanUse(all: readonly Use[]): Use {
  const mean = (of: keyof Use) => sumOf(all.map((one) => one[of])) / all.length;
  return {
    apps: mean('apps'),
    driver: mean('driver'),
    postgres: mean('postgres'),
    valkey: mean('valkey'),
    waited: mean('waited'),
  };
}

/** One process, two and so on in turns, another one first in each round; a first round warms up. */
export async function measureScaleOut(
  world: ScaleOut,
  { setting, subjects }: { readonly setting: Setting; readonly subjects: readonly Subject[] },
  plan: Plan,
  tell: (line: string) => void,
): Promise<ScaleRow[]> {
  const apps = world.apps[setting];
  const counts = apps.map((_, n) => n + 1);
  const rows: ScaleRow[] = [];
  for (const subject of subjects) {
    const found = new Map(counts.map((count) => [count, [] as Awaited<ReturnType<typeof stretch>>[]]));
    for (let round = 0; round <= plan.rounds; round += 1)
      for (const count of rotated(counts, round)) {
        const one = await stretch(world, apps.slice(0, count), plan, () => world.next(subject));
        if (round > 0) found.get(count)?.push(one);
      }
    for (const [processes, own] of found) {
      const row = {
        setting,
        subject,
        processes,
        figures: figuresOf(own.map((one) => one.stretch)),
        use: meanUse(own.map((one) => one.use)),
      };
      rows.push(row);
      tell(
        `${subject}, ${setting}, ${processes}: ${row.figures.perSecond}/s, driver ${row.use.driver.toFixed(2)}, PostgreSQL ${row.use.postgres.toFixed(2)} cores`,
      );
    }
  }
  return rows;
}
