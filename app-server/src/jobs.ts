import { expireLots } from './core/ledger/expire-lots.ts';
import { releaseDue } from './core/ledger/release-due.ts';
import { releaseOverdueHolds } from './core/ledger/release-overdue-holds.ts';
import { expireVouchers } from './core/vouchers/expire-vouchers.ts';
import { createClock } from './platform/clock.ts';
import type { AppServerConfig } from './platform/config.ts';
import type { Job, JobContext } from './platform/jobs/job.ts';
import { prune } from './platform/jobs/prune.ts';
import { repeat, type Jobs } from './platform/jobs/repeat.ts';
import { messageReceiver } from './platform/messages/receiver.ts';
import { deliverDue, type Receivers } from './platform/outbox/deliver.ts';
import { MESSAGE_TOPIC } from './platform/outbox/write.ts';
import { createSecrets } from './platform/secrets.ts';

/** Who does the work of each topic of the outbox. */
const receivers = ({ messages }: AppServerConfig): Receivers => ({
  [MESSAGE_TOPIC]: messageReceiver(messages),
});

/** All that runs by itself, beside the outbox. */
const JOBS: readonly Job[] = [
  { name: 'overdue holds', every: 15, run: ({ db, clock }) => releaseOverdueHolds(db, clock) },
  { name: 'scheduled releases', every: 60, run: ({ db, clock }) => releaseDue(db, clock) },
  { name: 'expired lots', every: 300, run: ({ db, clock }) => expireLots(db, clock) },
  { name: 'expired vouchers', every: 300, run: ({ db, clock }) => expireVouchers(db, clock) },
  { name: 'prune', every: 600, run: ({ db, clock }) => prune(db, clock) },
];

/** Starts the jobs; every process may, each run has one owner. */
export function startJobs(options: {
  config: AppServerConfig;
  db: JobContext['db'];
  log: JobContext['log'];
}): Jobs {
  const { config, db, log } = options;
  const { environment, fixedNow, serverKey } = config;
  const clock = createClock(fixedNow);
  const topics = receivers(config);
  const delivery: Job = { name: 'outbox', every: 2, run: (context) => deliverDue(context, topics) };
  return repeat([delivery, ...JOBS], { environment, clock, secrets: createSecrets(serverKey), db, log });
}
