import { sql } from 'drizzle-orm';
import { earn } from '../../src/core/ledger/earn.ts';
import type { Reference } from '../../src/core/ledger/reference.ts';
import { spend } from '../../src/core/ledger/spend.ts';
import { inTransaction, type Database } from '../../src/platform/database/index.ts';
import { createClock } from '../../src/platform/time/clock.ts';
import { newMember } from '../made/members.ts';
import { TESTS } from '../tools/variables.ts';

/** Movements before the backup that is restored. */
export const FILL = Number(process.env['DRILL_FILL'] ?? TESTS.DRILL_FILL.default);

const MEMBERS = 100;
const AT_ONCE = 8;
/** Statements of more movements update one balance too often within one transaction. */
const AT_A_TIME = 1000;
const EACH = 3;
/** Enough for every spending, in hundredths. */
const GIVEN = 1_000_000_000_00n;
const clock = createClock();

/** Moves dollars of some members, again and again. */
export interface Movers {
  /** the references of what was acknowledged, in that order */
  readonly acknowledged: string[];
  /** Spends as often, by few statements. */
  fill(count: number): Promise<void>;
  /** Spends as often, as the product does. Stops early when `isOver` says so. */
  move(count: number, isOver?: () => boolean): Promise<void>;
}

/** Spendings of `members`, numbered from `first`: what `spend` writes, in one statement. */
const manySpendings = (name: string, members: readonly number[], first: number, count: number) => sql`
  with txn as (
    insert into ledger_txn (kind, unit, member_id, amount, ref_kind, ref_id, at)
    select 'REDEEM', 'DOLLAR', (${sql.param(members)}::bigint[])[1 + n % ${members.length}::int], ${EACH},
      'DRILL', ${name}::text || ' ' || n, now()
    from generate_series(${first}::int, ${first + count - 1}::int) n
    returning id, member_id),
  entries as (
    insert into ledger_entry (txn_id, account_id, amount)
    select txn.id, account.id, case bucket when 'AVAILABLE' then ${-EACH}::bigint else ${EACH}::bigint end
    from txn join ledger_account account on account.unit = 'DOLLAR' and (
      (bucket = 'AVAILABLE' and account.member_id = txn.member_id)
      or (bucket = 'LIABILITY' and account.member_id is null)))
  insert into ledger_lot_use (txn_id, lot_id, amount)
  select txn.id, lot.id, ${EACH} from txn join ledger_lot lot on lot.member_id = txn.member_id`;

/** A member with one lot of dollars. */
async function newSpender(db: Database, ref: Reference): Promise<number> {
  const memberId = await newMember(db);
  await inTransaction(db, (tx) => earn(tx, clock, { memberId, unit: 'DOLLAR', amount: GIVEN, ref }));
  return memberId;
}

/** `name`: what distinguishes the references of these members. */
export async function newMovers(db: Database, name: string): Promise<Movers> {
  const members: number[] = [];
  for (let n = 0; n < MEMBERS; n += 1)
    members.push(await newSpender(db, { kind: 'DRILL GIVEN', id: `${name} ${n}` }));
  const acknowledged: string[] = [];
  let next = 0;
  async function one(): Promise<void> {
    const ref = { kind: 'DRILL', id: `${name} ${next}` };
    const memberId = members[next % MEMBERS] ?? 0;
    next += 1;
    const spending = { memberId, unit: 'DOLLAR', amount: BigInt(EACH), ref } as const;
    await inTransaction(db, (tx) => spend(tx, clock, { ...spending, kind: 'REDEEM', to: 'LIABILITY' }));
    acknowledged.push(ref.id);
  }
  return {
    acknowledged,
    async fill(count) {
      const last = next + count;
      while (next < last) {
        const some = Math.min(AT_A_TIME, last - next);
        await db.execute(manySpendings(name, members, next, some));
        // else the triggers' plans stay those of empty tables
        await db.execute(sql`analyze ledger_txn, ledger_entry, ledger_lot, ledger_lot_use`);
        for (let n = 0; n < some; n += 1) acknowledged.push(`${name} ${next + n}`);
        next += some;
      }
    },
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
