import { expect, it } from '@jest/globals';
import { sql, TransactionRollbackError } from 'drizzle-orm';
import { standOn, type Ground } from '../../../test/database/stand-on.ts';
import { reconcile } from './reconcile.ts';

let ground: Ground;
standOn((given) => (ground = given));

/** Triggers refuse or mend most damage; they are off for whoever restores a part of a backup. */
const WITHOUT_TRIGGERS = ['account', 'txn', 'entry', 'lot', 'lot_use', 'hold', 'release']
  .map((table) => `alter table ledger_${table} disable trigger user`)
  .join(';');

/** One row of a table, changed. */
const damage = (table: string, row: string, change: string) =>
  `update ${table} set ${change} where ctid = (select ctid from ${table} where ${row} limit 1)`;

/** What makes each check fail. */
const DAMAGED: readonly (readonly [check: string, statement: string])[] = [
  ['balance of its entries', damage('ledger_account', 'balance > 0', 'balance = balance + 1')],
  ['AVAILABLE of its lots', damage('ledger_lot', 'remaining > 0', 'remaining = remaining - 1')],
  ['HOLD of its holds', damage('ledger_hold', `status = 'HELD'`, 'amount = amount + 1')],
  ['PENDING of its releases', damage('ledger_release', 'released_at is null', 'amount = amount + 1')],
  ['sum of its entries', damage('ledger_entry', 'amount > 0', 'amount = amount + 1')],
  ['amount of its entries', damage('ledger_txn', 'true', 'amount = amount + 1')],
  ['lots it used', damage('ledger_lot_use', 'true', 'amount = amount + 1')],
  [
    'lots it made',
    damage(
      'ledger_lot',
      `txn_id in (select id from ledger_txn where kind = 'RELSCHED')`,
      'amount = amount + 1',
    ),
  ],
  [
    'refunds of it',
    damage('ledger_lot', 'amount > 1', 'origin_txn_id = (select min(id) from ledger_txn where amount < 100)'),
  ],
  ['remaining of a lot', damage('ledger_lot', 'remaining > 0', 'remaining = remaining - 1')],
  ['ends of a hold', damage('ledger_hold', `status = 'HELD'`, `status = 'CAPTURED'`)],
  ['release of an earning', damage('ledger_release', 'released_at is null', 'released_at = now()')],
];

it.each(DAMAGED)('finds what is wrong: %s', async (check, statement) => {
  const { db } = ground.database;
  let found: Awaited<ReturnType<typeof reconcile>> = [];
  const trial = db.transaction(async (tx) => {
    await tx.execute(sql.raw(WITHOUT_TRIGGERS));
    expect((await tx.execute(sql.raw(statement))).rowCount).toBe(1);
    found = await reconcile(tx);
    tx.rollback();
  });
  await expect(trial).rejects.toThrow(TransactionRollbackError);
  expect(found.map((one) => one.check)).toContain(check);
});
