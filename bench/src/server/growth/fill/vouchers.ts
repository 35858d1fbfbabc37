import { eachOf, FIRST, moment, type Shape } from './shape.ts';

const VOUCHERS = 4;
/** The first two were used and the third expired; the fourth can be used for up to 90 days. */
const STATUS = `(array['BURNED', 'BURNED', 'EXPIRED', 'TAKEN'])[k + 1]`;
const grantedAt = `case when k = 3 then now() - (i % 60) * interval '1 day' else ${moment(VOUCHERS)} end`;
const endsAt = `case when k = 3 then now() + interval '1 day' + (i % 90) * interval '1 day' else ${moment(VOUCHERS)} + interval '80 days' end`;
const usedAt = `${moment(VOUCHERS)} + interval '9 days'`;

const event = (shape: Shape, name: string, at: string, of: string): string =>
  `insert into voucher_event (voucher_id, at, event, ref_kind, ref_id)
    select ${FIRST} + n, ${at}, '${name}', 'FILL', n::text from ${eachOf(shape, VOUCHERS)} where ${of}`;

/** Four vouchers of each member, with their events and receipts. */
export const vouchers = (shape: Shape): string[] => [
  `insert into voucher (id, coupon_id, member_id, status, grant_kind, grant_id, valid_from, valid_to, created_at, held_kind, held_id)
    overriding system value
    select ${FIRST} + n, ${shape.couponId}, ${FIRST} + i, ${STATUS}, 'FILL', n::text, ${grantedAt},
      least(${endsAt}, case when k < 3 then now() - interval '1 hour' end), ${grantedAt},
      case when k < 2 then 'ROOM' end, case when k < 2 then n::text end
    from ${eachOf(shape, VOUCHERS)}`,
  event(shape, 'GRANTED', grantedAt, 'true'),
  event(shape, 'HELD', usedAt, 'k < 2'),
  event(shape, 'BURNED', usedAt, 'k < 2'),
  event(shape, 'EXPIRED', endsAt, 'k = 2'),
  `insert into voucher_burn (voucher_id, at, ref_kind, ref_id)
    select ${FIRST} + n, ${usedAt}, 'ROOM', n::text from ${eachOf(shape, VOUCHERS)} where k < 2`,
];
