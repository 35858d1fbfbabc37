import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { earn } from '../core/ledger/earn.ts';
import { hold } from '../core/ledger/hold.ts';
import { reconcile } from '../core/ledger/reconcile.ts';
import { createClock } from '../platform/time/clock.ts';
import { inTransaction } from '../platform/database/index.ts';
import { testDatabase } from '../../test/database/database.ts';
import { newMember } from '../../test/made/members.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let memberId: number;
const clock = createClock();

beforeEach(async () => {
  database = await testDatabase();
  memberId = await newMember(database.db);
  const ref = { kind: 'TEST', id: '1' };
  await inTransaction(database.db, async (tx) => {
    await earn(tx, clock, { memberId, unit: 'DOLLAR', amount: 100_00n, ref });
    await hold(tx, clock, { memberId, unit: 'DOLLAR', amount: 30_00n, ref });
  });
});
afterEach(() => database.drop());

function runCommand() {
  const program = fileURLToPath(new URL('reconcile.ts', import.meta.url));
  const env = { ...process.env, DATABASE_URL: String(database.pool.options.connectionString) };
  const { status, stdout } = spawnSync(process.execPath, [program], { encoding: 'utf8', env });
  return { status, lines: stdout.trim().split('\n') };
}

/** Does what no code of ours can: past the triggers that keep the ledger. */
const tamper = (statement: string) =>
  database.pool.query(`set session_replication_role = replica; ${statement}; reset session_replication_role`);

describe('reconcile', () => {
  it('is content with a ledger that adds up', () => {
    expect(runCommand()).toEqual({ status: 0, lines: ['every balance adds up'] });
  });

  it.each([
    [
      'a balance',
      `update ledger_account set balance = balance + 1 where member_id = $ and bucket = 'PENDING'`,
    ],
    ['an entry', `update ledger_entry set amount = amount + 1 where amount > 0`],
    ['a lot', `update ledger_lot set remaining = remaining - 1 where member_id = $`],
    ['a hold', `update ledger_hold set status = 'RELEASED' where member_id = $`],
    ['a release', `update ledger_release set released_at = null where member_id = $`],
    ['a use of a lot', `delete from ledger_lot_use`],
  ])('names what is off when somebody changed %s', async (_, statement) => {
    await tamper(statement.replace('$', String(memberId)));
    const found = await reconcile(database.db);
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]?.subject).toMatch(/^(account \d+ \(member \d+, \w+ \w+\)|txn \d+|lot \d+|hold \d+)$/);
  });

  it('ends with 1 and the accounts', async () => {
    await tamper(
      `update ledger_account set balance = balance + 7 where member_id = ${memberId} and balance > 0`,
    );
    const { status, lines } = runCommand();
    expect(status).toBe(1);
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^account \d+ \(member \d+, DOLLAR \w+\): .+: \d+ instead of \d+$/);
  });
});
