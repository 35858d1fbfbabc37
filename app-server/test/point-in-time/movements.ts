import { sql } from 'drizzle-orm';
import { earn } from '../../src/core/ledger/earn.ts';
import { spend } from '../../src/core/ledger/spend.ts';
import { inTransaction, type Database } from '../../src/platform/database/index.ts';
import { createClock } from '../../src/platform/time/clock.ts';
import { newMember } from '../made/members.ts';

const MEMBERS = 40;
const AT_ONCE = 8;
const clock = createClock();

/** Moves dollars and points of some members, again and again. */
export interface Movers {
  /** the references of what was acknowledged, in that order */
  readonly acknowledged: string[];
  /** Makes this many earnings and spendings; each earning is two movements. Stops early when `isOver` says so. */
  move(count: number, isOver?: () => boolean): Promise<void>;
}

/** `name`: what distinguishes the references of these members. */
export async function newMovers(db: Database, name: string): Promise<Movers> {
  const members: number[] = [];
  for (let n = 0; n < MEMBERS; n += 1) members.push(await newMember(db));
  const acknowledged: string[] = [];
  let next = 0;
  async function one(): Promise<void> {
    const n = next;
    next += 1;
    const memberId = members[n % MEMBERS] ?? 0;
    const ref = { kind: 'DRILL', id: `${name} ${n}` };
    const unit = Math.floor(n / MEMBERS) % 4 < 2 ? 'DOLLAR' : 'POINT';
    // the first earnings of a member come before the first spendings
    if (Math.floor(n / MEMBERS) % 2 === 0)
      await inTransaction(db, (tx) => earn(tx, clock, { memberId, unit, amount: 500n, ref }));
    else
      await inTransaction(db, (tx) =>
        spend(tx, clock, { kind: 'REDEEM', memberId, unit, amount: 3n, ref, to: 'LIABILITY' }),
      );
    acknowledged.push(ref.id);
  }
  return {
    acknowledged,
    async move(count, isOver = () => false) {
      const last = next + count;
      const mover = async () => {
        while (next < last && !isOver()) await one();
      };
      await Promise.all(Array.from({ length: AT_ONCE }, mover));
    },
  };
}

/** The references that a database has. */
export async function referencesIn(db: Database): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select ref_id as id from ledger_txn where ref_kind = 'DRILL'`,
  );
  return new Set(rows.map(({ id }) => id));
}
