import { moneyText, parseMoney } from '@resort/shared/contract';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { hold } from '../../core/ledger/hold.ts';
import { lockMember } from '../../core/member/lock-member.ts';
import { toMop } from '../../core/member/currencies.ts';
import { macauInstant } from '../../platform/time/clock.ts';
import { tillPayment } from '../../schema/index.ts';
import { outletFor, rateOf } from '../outlets.ts';
import { PartnerError } from '../partner-error.ts';
import { route, type PartnerContext } from '../route.ts';
import {
  findPayment,
  paymentRef,
  releasePayment,
  settlePayment,
  type TillPayment,
} from '../till-payments.ts';
import { lockVisitor } from '../visits.ts';
import { currency, money, outletCode, paidMoney, theirId, visitRef } from './shapes.ts';

const HOLD_MINUTES = 15;
/** Hundredths of MOP that a code alone may spend on one bill. */
export const CODE_LIMIT = 5_000_00n;

const reply = z.object({
  paymentId: theirId,
  status: z.enum(['HELD', 'SETTLED', 'RELEASED']),
  currency,
  amount: money,
  /** what it costs the member */
  dollars: money,
  heldUntil: z.string(),
});

const onWire = ({ paymentId, status, currency: of, amount, dollars, heldUntil }: TillPayment) => ({
  paymentId,
  status,
  currency: of,
  amount: moneyText(amount),
  dollars: moneyText(dollars),
  heldUntil: macauInstant(heldUntil),
});

export const holdDollars = route({
  path: 'payments/hold',
  scope: 'dollar:spend',
  summary: 'Sets a member’s dollars aside for a bill, for 15 minutes',
  body: z.object({ paymentId: theirId, visit: visitRef, outlet: outletCode, currency, amount: paidMoney }),
  reply,
  errors: ['VISIT_OVER', 'NO_RATE', 'ABOVE_LIMIT', 'PAYMENT_EXISTS'],
  async handle({ tx, clock, partner: by, body }) {
    const { code: outlet } = await outletFor(tx, by, body.outlet);
    const { rateToMop } = rateOf(body.currency);
    const { id: memberId } = await lockVisitor(tx, clock, { ref: body.visit, partner: by, outlet });
    const { partner } = by;
    const { paymentId } = body;
    const amount = parseMoney(body.amount);
    const dollars = toMop(amount, rateToMop);
    if (dollars > CODE_LIMIT) throw new PartnerError('ABOVE_LIMIT');
    const heldUntil = sql`${clock.sqlNow()} + ${HOLD_MINUTES} * interval '1 minute'`;
    const values = {
      partner,
      paymentId,
      memberId,
      outlet,
      currency: body.currency,
      amount,
      dollars,
      heldUntil,
    };
    const [added] = await tx.insert(tillPayment).values(values).onConflictDoNothing().returning();
    if (added === undefined) throw new PartnerError('PAYMENT_EXISTS');
    const ref = paymentRef(added);
    await hold(tx, clock, { memberId, unit: 'DOLLAR', amount: dollars, ref, expiresAt: added.heldUntil });
    return onWire(added);
  },
});

type Move = (
  tx: PartnerContext<unknown>['tx'],
  clock: PartnerContext<unknown>['clock'],
  payment: TillPayment,
) => Promise<void>;

const moving = (path: string, summary: string, move: Move) =>
  route({
    path: `payments/${path}`,
    scope: 'dollar:spend',
    summary,
    body: z.object({ paymentId: theirId }),
    reply,
    errors: ['UNKNOWN_PAYMENT', 'PAYMENT_OVER', 'PAYMENT_IN_USE'],
    async handle({ tx, clock, partner: { partner }, body }) {
      const { memberId } = await findPayment(tx, partner, body.paymentId);
      await lockMember(tx, memberId);
      await move(tx, clock, await findPayment(tx, partner, body.paymentId));
      return onWire(await findPayment(tx, partner, body.paymentId));
    },
  });

export const settleDollars = moving(
  'settle',
  'Spends dollars that were set aside; a sale does it, too',
  settlePayment,
);
export const releaseDollars = moving(
  'release',
  'Gives dollars back that no sale has used; the end of the 15 minutes does it, too',
  releasePayment,
);
