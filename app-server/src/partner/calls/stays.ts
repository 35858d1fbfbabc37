import { moneyText, parseMoney, personName } from '@resort/shared/contract';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { lockOrder } from '../../core/orders/locked-order.ts';
import type { Order } from '../../core/orders/order-kind.ts';
import { ROOM } from '../../domains/hotel/rates/stay.ts';
import { bookedBy } from '../../domains/hotel/stays/booked.ts';
import {
  assignRoom,
  extendStay,
  noteStayArrival,
  noteStayDeparture,
  reportNoShow,
} from '../../domains/hotel/stays/in-house.ts';
import { folioLine, stayRecord } from '../../schema/index.ts';
import { bookingFor } from '../bookings.ts';
import { PartnerError, type PartnerErrorName } from '../partner-error.ts';
import { route, type Partner, type PartnerContext } from '../route.ts';
import { earnings, earningsOnWire } from './sales.ts';
import { orderNo, theirId } from './shapes.ts';

const roomNo = z.string().check(z.regex(/^[\w-]{1,12}$/));
const stayErrors: readonly PartnerErrorName[] = ['UNKNOWN_ORDER', 'OTHER_PROPERTY', 'OUT_OF_ORDER'];
const actorOf = ({ partner }: Partner) => `partner ${partner}`;
const stayFor = ({ tx, partner, body }: PartnerContext<{ orderNo: string }>): Promise<Order> =>
  bookingFor(tx, partner, { orderNo: body.orderNo, kinds: [ROOM] });

const stay = z.object({
  orderNo,
  status: z.string(),
  guest: z.string(),
  checkIn: z.string(),
  checkOut: z.string(),
  roomType: z.string(),
  roomNo: z.nullable(z.string()),
});

async function onWire(
  { tx, clock }: PartnerContext<unknown>,
  orderId: number,
): Promise<z.infer<typeof stay>> {
  const { order } = await lockOrder(tx, clock, orderId);
  const { row, roomType } = await bookedBy(tx, orderId);
  const [first] = row.guests;
  const [record] = await tx.select().from(stayRecord).where(eq(stayRecord.orderId, orderId));
  return {
    orderNo: order.orderNo,
    status: order.status,
    guest: first === undefined ? '' : personName(first, 'en'),
    checkIn: row.checkIn,
    checkOut: row.checkOut,
    roomType: roomType.code,
    roomNo: record?.roomNo ?? null,
  };
}

export const findStay = route({
  path: 'stays/find',
  scope: 'stay:write',
  summary: 'A booking as it is now',
  body: z.object({ orderNo }),
  reply: stay,
  errors: stayErrors,
  handle: async (context) => onWire(context, (await stayFor(context)).id),
});

export const arrive = route({
  path: 'stays/arrive',
  scope: 'stay:write',
  summary: 'The guests of a booking have arrived',
  body: z.object({ orderNo, roomNo: z.optional(roomNo) }),
  reply: stay,
  errors: stayErrors,
  async handle(context) {
    const { tx, clock, partner, body } = context;
    const { id: orderId } = await stayFor(context);
    await noteStayArrival(tx, clock, { orderId, roomNo: body.roomNo, actor: actorOf(partner) });
    return onWire(context, orderId);
  },
});

export const giveRoom = route({
  path: 'stays/room',
  scope: 'stay:write',
  summary: 'A room was assigned, or another one',
  body: z.object({ orderNo, roomNo }),
  reply: stay,
  errors: stayErrors,
  async handle(context) {
    const { id } = await stayFor(context);
    const { order } = await lockOrder(context.tx, context.clock, id);
    await assignRoom(context.tx, order, context.body.roomNo);
    return onWire(context, id);
  },
});

export const extend = route({
  path: 'stays/extend',
  scope: 'stay:write',
  summary: 'Guests in the hotel stay until a later day; charge the further nights with stays/folio',
  body: z.object({ orderNo, checkOut: z.iso.date() }),
  reply: stay,
  errors: stayErrors,
  async handle(context) {
    const { tx, clock, body } = context;
    const { id } = await stayFor(context);
    const { order } = await lockOrder(tx, clock, id);
    await extendStay(tx, order, body.checkOut);
    return onWire(context, id);
  },
});

export const chargeRoom = route({
  path: 'stays/folio',
  scope: 'stay:write',
  summary: 'A charge to the room of guests in the hotel, or its correction',
  body: z.object({
    orderNo,
    lineId: theirId,
    text: z.string().check(z.minLength(1), z.maxLength(120)),
    /** of the booking's currency; below zero: taken off */
    amount: z.string().check(z.regex(/^-?(0|[1-9]\d{0,8})\.\d{2}$/)),
  }),
  reply: z.object({ lineId: theirId, currency: z.string(), balance: z.string() }),
  errors: stayErrors,
  async handle(context) {
    const { tx, clock, partner: by, body } = context;
    const { order } = await lockOrder(tx, clock, (await stayFor(context)).id);
    if (order.status !== 'IN_HOUSE') throw new PartnerError('OUT_OF_ORDER');
    const { lineId, text } = body;
    const size = parseMoney(body.amount.replace('-', ''));
    const amount = body.amount.startsWith('-') ? -size : size;
    const line = { orderId: order.id, partner: by.partner, lineId, text, amount, at: clock.sqlNow() };
    await tx.insert(folioLine).values(line).onConflictDoNothing();
    const lines = await tx.select().from(folioLine).where(eq(folioLine.orderId, order.id));
    const balance = lines.reduce((sum, { amount: each }) => sum + each, 0n);
    return { lineId, currency: order.currency, balance: moneyText(balance) };
  },
});

export const depart = route({
  path: 'stays/depart',
  scope: 'stay:write',
  summary: 'The guests have left; the stay earns on what was paid with money',
  body: z.object({ orderNo }),
  reply: z.object({ stay, earned: earnings }),
  errors: stayErrors,
  async handle(context) {
    const { tx, clock, partner } = context;
    const order = await stayFor(context);
    const earned = await noteStayDeparture(tx, clock, { order, actor: actorOf(partner) });
    return { stay: await onWire(context, order.id), earned: earningsOnWire(earned) };
  },
});

export const missStay = route({
  path: 'stays/no-show',
  scope: 'stay:write',
  summary: 'The guests did not arrive',
  body: z.object({ orderNo }),
  reply: stay,
  errors: stayErrors,
  async handle(context) {
    const { tx, clock, partner } = context;
    const { id } = await stayFor(context);
    await reportNoShow(tx, clock, id, actorOf(partner));
    return onWire(context, id);
  },
});
