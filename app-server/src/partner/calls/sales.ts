import { TIERS } from '@resort/shared/calls/rows';
import { moneyText, parseMoney } from '@resort/shared/contract';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { earnSpending, type Earnings } from '../../core/earning/earn-spending.ts';
import { toMop } from '../../core/member/currencies.ts';
import { sum } from '../../core/vouchers/applicability.ts';
import { member, sale, tillPayment } from '../../schema/index.ts';
import { outletFor, rateOf, spendingKind } from '../outlets.ts';
import { PartnerError } from '../partner-error.ts';
import { route, type PartnerContext } from '../route.ts';
import { saleRef } from '../sales.ts';
import { findPayment, settlePayment } from '../till-payments.ts';
import { lockGuest } from '../visits.ts';
import { currency, instant, money, outletCode, paidMoney, theirId, visitRef } from './shapes.ts';

const DAY_MS = 86_400_000;
const MOST_DAYS = 7;
const CLOCKS_MS = 300_000;

export const earnings = z.object({ dollars: money, points: z.int(), tierPoints: z.int() });
export const earningsOnWire = ({ DOLLAR, POINT, TIER }: Earnings): z.infer<typeof earnings> => ({
  dollars: moneyText(DOLLAR),
  points: Number(POINT),
  tierPoints: Number(TIER),
});

const tender = z.discriminatedUnion('kind', [
  /** only money earns */
  z.object({ kind: z.literal('MONEY'), amount: paidMoney }),
  z.object({ kind: z.literal('DOLLARS'), amount: paidMoney, paymentId: theirId }),
  /** what vouchers took off */
  z.object({ kind: z.literal('VOUCHER'), amount: paidMoney }),
]);

const line = z.object({
  text: z.string().check(z.minLength(1), z.maxLength(120)),
  quantity: z.int().check(z.positive(), z.maximum(9999)),
  amount: money,
});

const body = z.object({
  saleId: theirId,
  visit: visitRef,
  outlet: outletCode,
  currency,
  total: paidMoney,
  lines: z.array(line).check(z.minLength(1), z.maxLength(200)),
  tenders: z.array(tender).check(z.minLength(1), z.maxLength(10)),
  soldAt: instant,
});
type Body = z.infer<typeof body>;

function checkTime(soldAt: Date, now: Date): void {
  if (soldAt.getTime() > now.getTime() + CLOCKS_MS) throw new PartnerError('IN_FUTURE');
  if (soldAt.getTime() < now.getTime() - MOST_DAYS * DAY_MS) throw new PartnerError('TOO_OLD');
}

const paidBy = ({ tenders }: Body, kind: Body['tenders'][number]['kind']): bigint =>
  sum(tenders.filter((one) => one.kind === kind).map(({ amount }) => parseMoney(amount)));

function checkSums({ total, lines, tenders }: Body): void {
  const inAll = parseMoney(total);
  const ofLines = sum(lines.map(({ amount }) => parseMoney(amount)));
  const ofTenders = sum(tenders.map(({ amount }) => parseMoney(amount)));
  if (ofLines !== inAll || ofTenders !== inAll) throw new PartnerError('SUM_WRONG');
}

/** Settles the dollars that were set aside for the sale. Throws NOT_COVERED, PAYMENT_OVER. */
async function takeDollars(
  { tx, clock, partner, body: asked }: PartnerContext<Body>,
  sold: typeof sale.$inferSelect,
) {
  for (const one of asked.tenders) {
    if (one.kind !== 'DOLLARS') continue;
    const payment = await findPayment(tx, partner.partner, one.paymentId);
    const isOfSale = payment.memberId === sold.memberId && payment.outlet === sold.outlet;
    const isSame = payment.currency === sold.currency && payment.amount === parseMoney(one.amount);
    if (!isOfSale || !isSame || payment.saleId !== null) throw new PartnerError('NOT_COVERED');
    if (payment.status === 'RELEASED') throw new PartnerError('PAYMENT_OVER');
    await settlePayment(tx, clock, payment);
    await tx.update(tillPayment).set({ saleId: sold.id }).where(eq(tillPayment.id, payment.id));
  }
}

async function store(
  { tx, partner, body: asked }: PartnerContext<Body>,
  memberId: number,
  rateToMop: string,
) {
  const { saleId, outlet, currency: of, lines } = asked;
  const [sold] = await tx
    .insert(sale)
    .values({
      partner: partner.partner,
      saleId,
      memberId,
      outlet,
      currency: of,
      rateToMop,
      total: parseMoney(asked.total),
      money: paidBy(asked, 'MONEY'),
      lines,
      soldAt: new Date(asked.soldAt),
    })
    .onConflictDoNothing()
    .returning();
  if (sold === undefined) throw new PartnerError('SALE_EXISTS');
  return sold;
}

export const recordSale = route({
  path: 'sales',
  scope: 'sale:write',
  summary: 'A sale to a member: settles dollars that were set aside, and credits what its money earns',
  body,
  reply: z.object({ saleId: theirId, earned: earnings, tier: z.enum(TIERS) }),
  errors: [
    'VISIT_OVER',
    'NO_RATE',
    'SUM_WRONG',
    'TOO_OLD',
    'IN_FUTURE',
    'SALE_EXISTS',
    'NOT_COVERED',
    'PAYMENT_OVER',
  ],
  async handle(context) {
    const { tx, clock, partner, body: asked } = context;
    const at = await outletFor(tx, partner, asked.outlet);
    const { rateToMop, code } = rateOf(asked.currency);
    checkSums(asked);
    checkTime(new Date(asked.soldAt), clock.now());
    const own = await lockGuest(tx, clock, { ref: asked.visit, partner, outlet: at.code });
    const sold = await store(context, own.id, rateToMop);
    await takeDollars(context, sold);
    const spent = { memberId: own.id, tier: own.tier, kind: await spendingKind(tx, at), currency: code };
    const mop = toMop(sold.money, sold.rateToMop);
    const earned = await earnSpending(tx, clock, { ...spent, refId: saleRef(sold), mop, at: sold.soldAt });
    const [after] = await tx.select({ tier: member.tier }).from(member).where(eq(member.id, own.id));
    return { saleId: sold.saleId, earned: earningsOnWire(earned), tier: after?.tier ?? own.tier };
  },
});
