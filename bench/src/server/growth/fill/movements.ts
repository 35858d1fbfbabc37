import { accountOf } from './people.ts';
import { EARNED, eachOf, FIRST, moment, scattered, SPENT, TIMES, type Shape } from './shape.ts';

/** EARN, RELSCHED and REDEEM, each `TIMES` times; the ids grow with the time, as in the product. */
const STEPS = 3;
const EACH = EARNED - SPENT;

/** The id of a transaction: `step` of the `k`-th time. */
const txnId = ({ members }: Shape, step: number): string =>
  `${FIRST} + (k * ${STEPS} + ${step}) * ${members}::bigint + i`;

/** An earning is a minute before its release, a spending ten days after. */
const at = (step: number): string =>
  `${moment(TIMES)} + ${["interval '0'", "interval '1 minute'", "interval '10 days'"][step]}`;

function transactions(shape: Shape): string[] {
  const insert = (step: number, kind: string, amount: number, ref: string) =>
    `insert into ledger_txn (id, kind, unit, member_id, amount, ref_kind, ref_id, at)
      overriding system value
      select ${txnId(shape, step)}, '${kind}', 'DOLLAR', ${FIRST} + i, ${amount}, ${ref}, ${at(step)}
      from ${eachOf(shape, TIMES)}`;
  return [
    insert(0, 'EARN', EARNED, `'STAY', 'G' || k || '-' || i`),
    insert(1, 'RELSCHED', EARNED, `'txn', (${txnId(shape, 0)})::text`),
    insert(2, 'REDEEM', SPENT, `'REWARD', 'R' || ${scattered("'reward' || n", 14)}`),
  ];
}

/** Two entries of each, with the member's balance after each. */
function entries(shape: Shape): string[] {
  const programme = String(shape.liabilityId);
  const available = accountOf('AVAILABLE');
  const pending = accountOf('PENDING');
  const insert = (step: number, account: string, amount: number, after: string) =>
    `insert into ledger_entry (txn_id, account_id, amount, balance_after)
      select ${txnId(shape, step)}, ${account}, ${amount}, ${after} from ${eachOf(shape, TIMES)}`;
  return [
    insert(0, programme, -EARNED, 'null::bigint'),
    insert(0, pending, EARNED, String(EARNED)),
    insert(1, pending, -EARNED, '0'),
    insert(1, available, EARNED, `${EARNED} + k * ${EACH}`),
    insert(2, available, -SPENT, `(k + 1) * ${EACH}`),
    insert(2, programme, SPENT, 'null::bigint'),
  ];
}

/** What a member earned and spent in a year: six movements, of which each earning is released at once. */
export const movements = (shape: Shape): string[] => [
  ...transactions(shape),
  ...entries(shape),
  `insert into ledger_release (txn_id, member_id, unit, amount, release_at, expires_on, released_at)
    select ${txnId(shape, 0)}, ${FIRST} + i, 'DOLLAR', ${EARNED}, ${at(0)}, (${at(0)} + interval '380 days')::date, ${at(1)}
    from ${eachOf(shape, TIMES)}`,
  `insert into ledger_lot (id, member_id, unit, txn_id, amount, remaining, expires_on)
    overriding system value
    select ${FIRST} + n, ${FIRST} + i, 'DOLLAR', ${txnId(shape, 1)}, ${EARNED}, ${EACH}, (${at(0)} + interval '380 days')::date
    from ${eachOf(shape, TIMES)}`,
  `insert into ledger_lot_use (txn_id, lot_id, amount)
    select ${txnId(shape, 2)}, ${FIRST} + n, ${SPENT} from ${eachOf(shape, TIMES)}`,
];
