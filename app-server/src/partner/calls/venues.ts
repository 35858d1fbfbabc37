import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { collectGift } from '../../domains/membership/gifts/collect-gift.ts';
import { collect } from '../../domains/dollars/exchange/collect.ts';
import { ARRIVALS, noteArrival } from '../../domains/shop/venue/arrival.ts';
import { KINDS } from '../../domains/shop/terms/reservation-row.ts';
import { verifyTicket } from '../../domains/ticketing/gate/verify.ts';
import { exchangeItem, exchangeOrder } from '../../domains/dollars/tables/exchange.ts';
import { gate } from '../../domains/ticketing/tables/gates.ts';
import { orders } from '../../schema/index.ts';
import { bookingFor } from '../bookings.ts';
import { assertProperty } from '../outlets.ts';
import { PartnerError } from '../partner-error.ts';
import { route } from '../route.ts';
import { orderNo } from './shapes.ts';

export const seatTable = route({
  path: 'tables/report',
  scope: 'table:write',
  summary: 'Guests with a table or a treatment came, left, or did not come',
  body: z.object({ orderNo, says: z.enum(ARRIVALS) }),
  reply: z.object({ orderNo, status: z.string() }),
  errors: ['UNKNOWN_ORDER', 'OTHER_PROPERTY', 'OUT_OF_ORDER'],
  async handle(context) {
    const { tx, partner, body } = context;
    const asked = { orderNo: body.orderNo, kinds: KINDS };
    await bookingFor(tx, partner, asked);
    await noteArrival(tx, context, body);
    const { status } = await bookingFor(tx, partner, asked);
    return { orderNo: body.orderNo, status };
  },
});

const gateCode = z.string().check(z.minLength(1), z.maxLength(40));

export const admitTicket = route({
  path: 'tickets/admit',
  scope: 'ticket:admit',
  summary: 'Lets the holder of a ticket in, once',
  body: z.union([
    z.object({ gateCode, ticketNo: z.string().check(z.minLength(1), z.maxLength(40)) }),
    z.object({ gateCode, code: z.string().check(z.minLength(1), z.maxLength(256)) }),
  ]),
  reply: z.object({
    ticketNo: z.string(),
    at: z.string(),
    seatNo: z.nullable(z.string()),
    category: z.string(),
    holder: z.string(),
  }),
  errors: ['UNKNOWN_OUTLET', 'OTHER_PROPERTY', 'CODE_INVALID'],
  async handle({ tx, clock, secrets, partner, body }) {
    const [at] = await tx.select().from(gate).where(eq(gate.code, body.gateCode));
    if (at === undefined) throw new PartnerError('UNKNOWN_OUTLET');
    assertProperty(partner, at.property);
    const shown = 'code' in body ? { gateCode: at.code, qrContent: body.code } : body;
    return verifyTicket({ db: tx, clock, secrets, language: 'en', body: shown as never });
  },
});

export const handOver = route({
  path: 'pickups/collect',
  scope: 'pickup:write',
  summary: 'What a member ordered with points or dollars, or a gift, was handed over, by the pick-up code',
  body: z.object({ code: z.string().check(z.regex(/^[A-Z0-9]{4,16}$/)) }),
  /** `orderNo`: of a gift, the number of its claim */
  reply: z.object({ orderNo, item: z.string(), quantity: z.int() }),
  errors: ['UNKNOWN_ORDER', 'OTHER_PROPERTY', 'OUT_OF_ORDER'],
  async handle({ tx, clock, partner, body }) {
    const collected = { pickUpCode: body.code, actor: `partner ${partner.partner}` };
    const gift = await collectGift(tx, clock, collected);
    if (gift !== undefined) return { orderNo: gift.number, item: gift.name, quantity: 1 };
    const [found] = await tx
      .select({ order: orders, texts: exchangeItem.texts, quantity: exchangeOrder.quantity })
      .from(exchangeOrder)
      .innerJoin(orders, eq(orders.id, exchangeOrder.orderId))
      .innerJoin(exchangeItem, eq(exchangeItem.id, exchangeOrder.itemId))
      .where(eq(exchangeOrder.pickUpCode, body.code));
    if (found === undefined) throw new PartnerError('UNKNOWN_ORDER');
    assertProperty(partner, found.order.property);
    await collect(tx, clock, collected);
    return { orderNo: found.order.orderNo, item: found.texts.en.name, quantity: found.quantity };
  },
});
