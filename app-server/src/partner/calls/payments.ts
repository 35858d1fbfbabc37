import { moneyText, parseMoney } from '@resort/shared/contract';
import * as z from 'zod/mini';
import { balanceOf } from '../../core/ledger/balance.ts';
import { lockMember } from '../../core/member/lock-member.ts';
import { toMop } from '../../core/member/currencies.ts';
import {
  holdPayment,
  spentByCode,
  type NewTillPayment,
  type TillPayment,
} from '../../core/till/hold-payment.ts';
import { findRequest, stateOf, withdrawRequest, type TillRequest } from '../../core/till/requests.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { macauInstant } from '../../platform/time/clock.ts';
import { outletFor, rateOf } from '../outlets.ts';
import { CODE_LIMIT, requestConfirmation } from '../confirmation.ts';
import { PartnerError } from '../partner-error.ts';
import { route, type PartnerContext } from '../route.ts';
import { findPayment, paymentBy, releasePayment, settlePayment } from '../till-payments.ts';
import { lockGuest } from '../visits.ts';
import { currency, money, outletCode, paidMoney, theirId, visitRef } from './shapes.ts';

const reply = z.object({
  paymentId: theirId,
  /** WAITING for the member; DECLINED by the member or by you; OVER: no answer in 60 s; OFFLINE: nor a phone that asked */
  status: z.enum(['HELD', 'SETTLED', 'RELEASED', 'WAITING', 'DECLINED', 'OVER', 'OFFLINE']),
  currency,
  amount: money,
  /** what it costs the member */
  dollars: money,
  /** how long the dollars are held, or how long the member can confirm */
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

/** A request that was not confirmed; of a confirmed one there is a payment. */
const waitingOnWire = (request: TillRequest, { clock }: PartnerContext<unknown>) => {
  const { refId, currency: of, amount, dollars, confirmBy } = request;
  const amounts = { currency: of, amount: moneyText(amount), dollars: moneyText(dollars) };
  const status = stateOf(request, clock);
  return { paymentId: refId, status, ...amounts, heldUntil: macauInstant(confirmBy) };
};

const requestOf = ({ tx, partner: { partner } }: PartnerContext<unknown>, paymentId: string) =>
  findRequest(tx, { partner, kind: 'DOLLARS', refId: paymentId });

/** Asks the member on the phone; refused at once where the balance is too low for it. */
async function askFor(context: PartnerContext<unknown>, wanted: NewTillPayment) {
  const { tx, clock } = context;
  const { paymentId: refId, memberId, dollars, ...rest } = wanted;
  const { available } = await balanceOf(tx, clock, { memberId, unit: 'DOLLAR' });
  if (available < dollars) throw new DomainError('BALANCE_INSUFFICIENT');
  const request = await requestConfirmation(context, { ...rest, kind: 'DOLLARS', refId, memberId, dollars });
  return waitingOnWire(request, context);
}

export const holdDollars = route({
  path: 'payments/hold',
  scope: 'dollar:spend',
  summary:
    'Sets a member’s dollars aside for a bill, for 15 minutes; above MOP 5,000.00 in one visit, and after the code of a pass, the member confirms on the phone first',
  body: z.object({ paymentId: theirId, visit: visitRef, outlet: outletCode, currency, amount: paidMoney }),
  reply,
  errors: ['VISIT_OVER', 'NO_RATE', 'PAYMENT_EXISTS'],
  async handle(context) {
    const { tx, clock, partner: by, body } = context;
    const { code: outlet } = await outletFor(tx, by, body.outlet);
    const { rateToMop } = rateOf(body.currency);
    const guest = await lockGuest(tx, clock, { ref: body.visit, partner: by, outlet });
    const { id: memberId, cameAt, isByPass } = guest;
    const { partner } = by;
    const { paymentId } = body;
    const amount = parseMoney(body.amount);
    const dollars = toMop(amount, rateToMop);
    const wanted = { partner, paymentId, memberId, outlet, currency: body.currency, amount, dollars };
    const isKnown = (await requestOf(context, paymentId)) ?? (await paymentBy(tx, partner, paymentId));
    if (isKnown !== undefined) throw new PartnerError('PAYMENT_EXISTS');
    // all payments of a visit together, so that a bill in parts does not pass below the limit
    const spent = await spentByCode(tx, clock, { ...wanted, cameAt });
    if (isByPass || spent + dollars > CODE_LIMIT) return askFor(context, wanted);
    const added = await holdPayment(tx, clock, wanted);
    if (added === undefined) throw new PartnerError('PAYMENT_EXISTS');
    return onWire(added);
  },
});

async function stateOfPayment(context: PartnerContext<{ readonly paymentId: string }>) {
  const { tx, partner, body } = context;
  const payment = await paymentBy(tx, partner.partner, body.paymentId);
  if (payment !== undefined) return onWire(payment);
  const request = await requestOf(context, body.paymentId);
  if (request === undefined) throw new PartnerError('UNKNOWN_PAYMENT');
  return waitingOnWire(request, context);
}

const byId = z.object({ paymentId: theirId });

export const findDollars = route({
  path: 'payments/find',
  scope: 'dollar:spend',
  summary: 'The state of a payment: ask every two seconds while it is WAITING',
  body: byId,
  reply,
  errors: ['UNKNOWN_PAYMENT'],
  handle: stateOfPayment,
});

export const settleDollars = route({
  path: 'payments/settle',
  scope: 'dollar:spend',
  summary: 'Spends dollars that were set aside; a sale does it, too',
  body: byId,
  reply,
  errors: ['UNKNOWN_PAYMENT', 'PAYMENT_OVER'],
  async handle(context) {
    const { tx, clock, partner, body } = context;
    const { memberId } = await findPayment(tx, partner.partner, body.paymentId);
    await lockMember(tx, memberId);
    await settlePayment(tx, clock, await findPayment(tx, partner.partner, body.paymentId));
    return stateOfPayment(context);
  },
});

export const releaseDollars = route({
  path: 'payments/release',
  scope: 'dollar:spend',
  summary: 'Gives dollars back that no sale has used, or takes a request to the member back',
  body: byId,
  reply,
  errors: ['UNKNOWN_PAYMENT', 'PAYMENT_IN_USE'],
  async handle(context) {
    const { tx, clock, partner, body } = context;
    const request = await requestOf(context, body.paymentId);
    const memberId = request?.memberId ?? (await findPayment(tx, partner.partner, body.paymentId)).memberId;
    await lockMember(tx, memberId);
    const payment = await paymentBy(tx, partner.partner, body.paymentId);
    if (payment !== undefined) await releasePayment(tx, clock, payment);
    else if (request !== undefined) await withdrawRequest(tx, request);
    return stateOfPayment(context);
  },
});
