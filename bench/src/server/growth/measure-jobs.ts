import { jobsOf } from '../../../../app-server/src/jobs.ts';
import { readConfig } from '../../../../app-server/src/platform/config/config.ts';
import { readBacklog } from '../../../../app-server/src/platform/metrics/read-backlog.ts';
import { silentLog } from '../../../../app-server/test/tools/silent-log.ts';
import type { Grown } from './grown.ts';
import type { StatementCost } from './statement-costs.ts';

export interface JobCost {
  readonly milliseconds: number;
  readonly blocks: number;
  readonly statements: readonly StatementCost[];
}

/** Reminders go out in the day. */
const NOON = `${new Date().toISOString().slice(0, 10)}T12:00:00+08:00`;

/** Every job, and what a scrape of the metrics asks, at one size: a second run, which finds nothing more to do. */
export async function measureJobs(
  { database, serverKey, address, watch, members }: Grown,
  tell: (line: string) => void,
): Promise<Map<string, JobCost>> {
  const { db, pool } = database;
  const config = readConfig({
    DATABASE_URL: address,
    SERVER_KEY: serverKey.toString('base64'),
    APP_NOW: NOON,
  });
  const { jobs, services } = jobsOf({ config, db });
  const context = { ...services, db, log: silentLog };
  const works = [
    ...jobs.map(({ name, run }) => ({ name, run: () => run(context) })),
    { name: 'a scrape of the metrics', run: () => readBacklog(pool) },
  ];
  const costs = new Map<string, JobCost>();
  for (const { name, run } of works) {
    const began = performance.now();
    await run();
    tell(`${members} members, job ${name}: first run ${Math.round(performance.now() - began)} ms`);
    // what the first run queued is not this job's work
    await pool.query('update outbox set delivered_at = now() where delivered_at is null');
    await watch.reset();
    const again = performance.now();
    await run();
    const milliseconds = performance.now() - again;
    costs.set(name, { milliseconds, blocks: await watch.blocks(), statements: await watch.read() });
  }
  return costs;
}
