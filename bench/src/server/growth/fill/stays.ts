import { eachOf, FIRST, moment, scattered, type Shape } from './shape.ts';

const TOTAL = 200_000;
const NIGHTS = 2;
/** Days from the booking to the arrival: one in twelve is still ahead. */
const AHEAD = 30;
const bookedAt = moment(1);
const checkIn = `((${bookedAt}) at time zone 'Asia/Macau')::date + ${AHEAD}`;
/** a day later than the departure, so that nobody has just left */
const isPast = `${checkIn} + ${NIGHTS + 1} < current_date`;
const arrivedAt = `${bookedAt} + interval '${AHEAD} days'`;
const leftAt = `${bookedAt} + interval '${AHEAD + NIGHTS} days'`;

const event = (
  shape: Shape,
  name: string,
  step: readonly [from: string, to: string],
  at: string,
  of = 'true',
) =>
  `insert into order_event (order_id, at, actor, event, "from", "to")
    select ${FIRST} + i, ${at}, 'member ' || ${FIRST} + i, '${name}', ${step[0]}, ${step[1]} from ${eachOf(shape, 1)} where ${of}`;

/** One stay of each member, booked, paid and, mostly, over. */
export const stays = (shape: Shape): string[] => [
  `insert into orders (id, order_no, member_id, kind, property, currency, rate_to_mop, total, payable, status, pay_status, ordered_at, version)
    overriding system value
    select ${FIRST} + i, 'H' || to_char(${bookedAt}, 'YYMMDD') || upper(${scattered("'order' || i", 12)}), ${FIRST} + i, 'ROOM', 'sjm', 'MOP', 1,
      ${TOTAL}, ${TOTAL}, case when ${isPast} then 'CHECKED_OUT' else 'RESERVED' end, 'PAID', ${bookedAt}, 4
    from ${eachOf(shape, 1)}`,
  event(shape, 'CREATED', ['null', "'HELD'"], bookedAt),
  event(shape, 'PAID', ["'HELD'", "'RESERVED'"], bookedAt),
  event(shape, 'ARRIVED', ["'RESERVED'", "'IN_HOUSE'"], arrivedAt, isPast),
  event(shape, 'DEPARTED', ["'IN_HOUSE'", "'CHECKED_OUT'"], leftAt, isPast),
  `insert into hotel_order (order_id, room_type_id, rate_plan_id, check_in, check_out, rooms, adults, children, pay_type,
      cancel_rule, room_total, service, tax, guests, contact, language)
    select ${FIRST} + i, ${shape.roomTypeId}, ${shape.ratePlanId}, ${checkIn}, ${checkIn} + ${NIGHTS}, 1, 2, 0, 'PREPAY',
      '{"freeUntil":null,"fee":{"kind":"full"}}', ${TOTAL}, 0, 0, '[{"firstName":"Grown","lastName":"Member"}]',
      '{"areaCode":"+853","phone":"66123456"}', 'en'
    from ${eachOf(shape, 1)}`,
  `insert into hotel_order_night (order_id, night, price)
    select ${FIRST} + i, ${checkIn} + k::int, ${TOTAL / NIGHTS} from (select i % ${shape.members} as i, n / ${shape.members} as k
      from (select n, n as i from generate_series(0::bigint, ${shape.members * NIGHTS - 1}) as n) as all_rows) as row`,
  `insert into inventory_hold (order_id, shape, type, key, slot, quantity, state)
    select order_id, 'COUNTER', 'ROOM', '${shape.roomTypeId}', to_char(night, 'YYYY-MM-DD'), 1, 'SOLD'
    from hotel_order_night where order_id >= ${FIRST}`,
  // as many rooms more as are sold, so that the search finds what it finds without them
  `insert into inventory_counter (type, key, period, total, sold)
    select type, key, slot, count(*), count(*) from inventory_hold where order_id >= ${FIRST} group by type, key, slot
    on conflict (type, key, period) do update
      set total = inventory_counter.total + excluded.total, sold = inventory_counter.sold + excluded.sold`,
  `insert into payment (id, pay_no, order_id, member_id, status, provider, method, currency, cash, dollars, captured_cash,
      provider_ref, return_url, language, started_at, expires_at, asked_at)
    overriding system value
    select ${FIRST} + i, ${scattered("'pay' || i", 26)}, ${FIRST} + i, ${FIRST} + i, 'SUCCEEDED', 'sandbox', 'CARD', 'MOP', ${TOTAL}, 0,
      ${TOTAL}, ${scattered("'ref' || i", 20)}, '/en/pay-result', 'en', ${bookedAt}, ${bookedAt} + interval '15 minutes', ${bookedAt}
    from ${eachOf(shape, 1)}`,
  `insert into payment_event (provider, event_id, type, subject, outcome, received_at)
    select 'sandbox', ${scattered("'event' || i", 24)}, 'PAYMENT', ${scattered("'pay' || i", 26)}, 'taken', ${bookedAt} from ${eachOf(shape, 1)}`,
  `insert into stay_record (order_id, room_no, arrived_at, departed_at)
    select ${FIRST} + i, '1234', ${arrivedAt}, ${leftAt} from ${eachOf(shape, 1)} where ${isPast}`,
  `insert into earned (member_id, ref_kind, ref_id, rule_id, unit, amount)
    select ${FIRST} + i, 'STAY', 'G' || i, ${shape.earningRuleId}, 'DOLLAR', 100 from ${eachOf(shape, 1)} where ${isPast}`,
  `insert into tier_point (member_id, points, at, ref_kind, ref_id)
    select ${FIRST} + i, 200, ${leftAt}, 'STAY', 'G' || i from ${eachOf(shape, 1)} where ${isPast}`,
];
