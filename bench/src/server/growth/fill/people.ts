import { EARNED, eachOf, FIRST, moment, scattered, SPENT, TIMES, type Shape } from './shape.ts';

/** one in so many has a session */
const SIGNED_IN = 20;
const ACCOUNTS = 6;
const LEFT = TIMES * (EARNED - SPENT);

/** Members with a card, consents, the six accounts of the ledger; some are signed in. */
export const people = (shape: Shape): string[] => [
  `insert into member (id, member_no, title, first_name, last_name, area_code, phone, email, email_verified_at,
      date_of_birth, language, tier, tier_expires_at, currency, open_key, joined_at)
    overriding system value
    select ${FIRST} + i, 'G' || i, 'MS', 'Grown', 'Member ' || i, '+1', lpad(i::text, 10, '0'),
      'member' || i || '@example.test', now(), date '1960-01-01' + (i * 31 % 16000)::int, 'en',
      (array['CLASSIC', 'CLASSIC', 'SILVER', 'GOLD'])[i % 4 + 1], now() + interval '400 days', 'MOP',
      ${scattered("'open' || i", 32)}, ${moment(1)}
    from ${eachOf(shape, 1)}`,
  `insert into card (id, member_id, card_no, tier, status, issued_at, expires_at)
    overriding system value
    select ${FIRST} + i, ${FIRST} + i, '9' || lpad(i::text, 11, '0'), 'CLASSIC', 'ACTIVE', ${moment(1)},
      now() + interval '400 days'
    from ${eachOf(shape, 1)}`,
  `insert into consent (member_id, key, version, granted, at)
    select ${FIRST} + i, (array['terms', 'privacy'])[k + 1], '1', true, ${moment(2)}
    from ${eachOf(shape, 2)}`,
  `insert into ledger_account (id, member_id, unit, bucket, balance)
    overriding system value
    select ${FIRST} + i * ${ACCOUNTS} + k, ${FIRST} + i, case when k < 3 then 'DOLLAR' else 'POINT' end,
      (array['AVAILABLE', 'HOLD', 'PENDING'])[k % 3 + 1], case when k = 0 then ${LEFT} else 0 end
    from (select i, k from generate_series(0::bigint, ${shape.members - 1}) as i, generate_series(0, ${ACCOUNTS - 1}) as k) as row`,
  `insert into session (member_id, token_hash, sign_key_sealed, device, expires_at, last_seen_at)
    select ${FIRST} + i, sha256(('token' || i)::bytea), decode('${shape.sealMark}', 'hex') || sha256(('key' || i)::bytea),
      'Safari on iOS', now() + (i % 24) * interval '1 hour', now() - (24 - i % 24) * interval '1 hour'
    from ${eachOf(shape, 1)} where i % ${SIGNED_IN} = 0`,
];

/** The account of a member's dollars that the ledger's rows refer to. */
export const accountOf = (bucket: 'AVAILABLE' | 'PENDING', i = 'i'): string =>
  `${FIRST} + ${i} * ${ACCOUNTS} + ${bucket === 'AVAILABLE' ? 0 : 2}`;
