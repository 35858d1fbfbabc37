import type pg from 'pg';
import { withinLimit } from '../database/index.ts';

/** The backlog in the database, the same for every process. Ages are in seconds. */
export interface Backlog {
  readonly outbox: readonly OutboxTopic[];
  readonly paymentsPending: number;
  readonly oldestPayment: number;
  readonly refundsPending: number;
  readonly ledgerHolds: number;
  readonly inventoryHolds: number;
}

export interface OutboxTopic {
  readonly topic: string;
  readonly waiting: number;
  readonly oldest: number;
  /** how many of them failed at least once */
  readonly failing: number;
}

const OUTBOX = `
  select topic, count(*)::int as waiting, extract(epoch from now() - min(created_at))::float8 as oldest,
    (count(*) filter (where attempts > 0))::int as failing
  from outbox where delivered_at is null group by topic`;

const PENDING = `
  select
    (select count(*)::int from payment where status in ('CREATED', 'PROCESSING')) as "paymentsPending",
    (select coalesce(extract(epoch from now() - min(started_at)), 0)::float8
      from payment where status in ('CREATED', 'PROCESSING')) as "oldestPayment",
    (select count(*)::int from refund where status in ('CREATED', 'PROCESSING')) as "refundsPending",
    (select count(*)::int from ledger_hold where status = 'HELD') as "ledgerHolds",
    (select count(*)::int from inventory_hold where state = 'HELD') as "inventoryHolds"`;

async function read(pool: pg.Pool): Promise<Backlog | undefined> {
  const outbox = await pool.query<OutboxTopic>(OUTBOX);
  const pending = await pool.query<Omit<Backlog, 'outbox'>>(PENDING);
  const [row] = pending.rows;
  return row && { outbox: outbox.rows, ...row };
}

/** Undefined if the database does not respond within two seconds. */
export const readBacklog = (pool: pg.Pool): Promise<Backlog | undefined> => withinLimit(read(pool));
