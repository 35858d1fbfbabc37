import { moneyText, parseMoney } from '@resort/shared/contract';
import { asc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { saleRefund, tillPayment } from '../../schema/index.ts';
import { PartnerError } from '../partner-error.ts';
import { route, type PartnerContext } from '../route.ts';
import { lockSale, refundMoney } from '../sales.ts';
import { returnPayment } from '../till-payments.ts';
import { earnings, earningsOnWire } from './sales.ts';
import { money, paidMoney, theirId } from './shapes.ts';

const reply = z.object({
  saleId: theirId,
  /** what was earned and is taken back; what was spent already is taken from the next earnings */
  takenBack: earnings,
  /** what the member gets back */
  dollars: money,
});

const paymentsOf = ({ tx }: PartnerContext<unknown>, saleId: number) =>
  tx.select().from(tillPayment).where(eq(tillPayment.saleId, saleId)).orderBy(asc(tillPayment.id));

export const voidSale = route({
  path: 'sales/void',
  scope: 'sale:write',
  summary: 'A sale never was: everything that is left of it is undone',
  body: z.object({ saleId: theirId }),
  reply,
  errors: ['UNKNOWN_SALE', 'SALE_VOID'],
  async handle(context) {
    const { tx, clock, partner, body } = context;
    const sold = await lockSale(tx, partner.partner, body.saleId);
    let dollars = 0n;
    for (const payment of await paymentsOf(context, sold.id)) {
      const left = payment.amount - payment.returned;
      if (left > 0n) dollars += await returnPayment(tx, clock, payment, left);
    }
    const amount = sold.money - sold.refunded;
    const back = await refundMoney(tx, clock, sold, { amount, status: 'VOID' });
    return { saleId: sold.saleId, takenBack: earningsOnWire(back), dollars: moneyText(dollars) };
  },
});

/** As the till gives it back: money to the card or in cash, dollars to the member. */
const part = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('MONEY'), amount: paidMoney }),
  z.object({ kind: z.literal('DOLLARS'), amount: paidMoney, paymentId: theirId }),
]);

export const refundSale = route({
  path: 'sales/refund',
  scope: 'sale:write',
  summary: 'A part of a sale is refunded',
  body: z.object({
    saleId: theirId,
    refundId: theirId,
    parts: z.array(part).check(z.minLength(1), z.maxLength(10)),
  }),
  reply,
  errors: ['UNKNOWN_SALE', 'SALE_VOID', 'REFUND_EXISTS', 'REFUND_TOO_HIGH', 'UNKNOWN_PAYMENT'],
  async handle(context) {
    const { tx, clock, partner, body } = context;
    const sold = await lockSale(tx, partner.partner, body.saleId);
    const about = { saleId: sold.id, refundId: body.refundId, at: clock.sqlNow() };
    const { rowCount } = await tx.insert(saleRefund).values(about).onConflictDoNothing();
    if (rowCount === 0) throw new PartnerError('REFUND_EXISTS');
    let amount = 0n;
    let dollars = 0n;
    for (const one of body.parts) {
      if (one.kind === 'MONEY') {
        amount += parseMoney(one.amount);
        continue;
      }
      const payments = await paymentsOf(context, sold.id);
      const payment = payments.find(({ paymentId }) => paymentId === one.paymentId);
      if (payment === undefined) throw new PartnerError('UNKNOWN_PAYMENT');
      dollars += await returnPayment(tx, clock, payment, parseMoney(one.amount));
    }
    const back = await refundMoney(tx, clock, sold, { amount });
    return { saleId: sold.saleId, takenBack: earningsOnWire(back), dollars: moneyText(dollars) };
  },
});
