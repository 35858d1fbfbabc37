import { eachOf, FIRST, moment, scattered, type Shape } from './shape.ts';

/** Delivered work is kept for 30 days of 365. */
const KEPT = 12;
const WORDS = `jsonb_build_object('en', 'A word', 'tc', 'A word', 'sc', 'A word', 'jp', 'A word', 'kr', 'A word')`;

const work = (shape: Shape, topic: string, payload: string, key: string, kinds: number): string =>
  `insert into outbox (topic, payload, dedupe_key, due_at, delivered_at, created_at, updated_at)
    select '${topic}', ${payload}, ${key}, at, at, at, at
    from (select i, k, n, now() - (n % 30) * interval '1 day' as at from ${eachOf(shape, kinds)} where i % ${KEPT} = k % ${KEPT}) as kept`;

/** What the outbox, the inbox and the answers of once-per-key calls keep of it. */
export const remains = (shape: Shape): string[] => [
  work(
    shape,
    'order.news',
    `jsonb_build_object('orderId', ${FIRST} + i, 'news', 'CONFIRMED')`,
    `'filled ' || n`,
    2,
  ),
  // every reminder that is due has been sent: jobs that run again have only to see that
  `insert into outbox (topic, payload, dedupe_key, due_at, delivered_at)
    select 'reminder', jsonb_build_object('of', 'VOUCHER_ENDS', 'voucherId', id), 'voucher ' || id || ' ' || days, now(), now()
    from voucher, unnest(array[7, 1]) as days
    where status = 'TAKEN' and id >= ${FIRST} and valid_to <= now() + days * interval '1 day'`,
  `insert into outbox (topic, payload, dedupe_key, due_at, delivered_at)
    select 'reminder', jsonb_build_object('of', 'BALANCE_ENDS', 'memberId', member_id, 'unit', unit, 'on', expires_on),
      'balance ' || member_id || ' ' || unit || ' ' || expires_on, now(), now()
    from ledger_lot where member_id >= ${FIRST} and remaining > 0 and expires_on <= current_date + 31
    group by member_id, unit, expires_on`,
  `insert into letter (member_id, kind, title, summary, html, at)
    select ${FIRST} + i, 'ORDER', ${WORDS}, ${WORDS}, ${WORDS}, ${moment(1)} from ${eachOf(shape, 1)}`,
  `insert into notification (member_id, topic, title, text, at)
    select ${FIRST} + i, 'ORDERS', ${WORDS}, ${WORDS}, ${moment(1)} from ${eachOf(shape, 1)}`,
  // changes of a day: 5 % of the members visit, 1.5 times, with 30 calls, of which 5 % change something
  `insert into idem (scope, key, request_hash, answer_sealed, claimed_at)
    select 'member ' || ${FIRST} + i || ' POST /dollar/redeem', ${scattered("'idem' || i", 32)}, sha256(i::text::bytea),
      decode('${shape.sealMark}', 'hex') || repeat('x', 300)::bytea, now() - (i % 86000) * interval '1 second'
    from ${eachOf(shape, 1)} where i % 9 = 0`,
];
