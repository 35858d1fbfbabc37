import { VOUCHER_TYPES } from '@resort/shared/calls/rows';
import { moneyText, parseMoney } from '@resort/shared/contract';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { fromMop, toMop } from '../../core/member/currencies.ts';
import { findRequest, REQUEST_STATES, stateOf, type TillRequest } from '../../core/till/requests.ts';
import { burnAtOutlet } from '../../core/vouchers/burn.ts';
import { deduction } from '../../core/vouchers/deduction.ts';
import { assertUsable } from '../../core/vouchers/hold-vouchers.ts';
import { lockVouchers } from '../../core/vouchers/change.ts';
import { outletKinds } from '../../domains/shop/outlet-kind.ts';
import { idOfPassCode } from '../../core/pass-codes/pass-code.ts';
import { readVoucherCode } from '../../core/vouchers/voucher-code.ts';
import { assertApplies } from '../../domains/vouchers/assert-applies.ts';
import { receiptNo } from '../../domains/vouchers/receipt.ts';
import { coupon, voucher, type outlet } from '../../schema/index.ts';
import { CODE_LIMIT, requestConfirmation } from '../confirmation.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { outletFor, rateOf } from '../outlets.ts';
import { PartnerError } from '../partner-error.ts';
import { route, type PartnerContext } from '../route.ts';
import { currency, money, outletCode, theirId } from './shapes.ts';

const reply = z.object({
  /** WAITING, DECLINED, OVER and OFFLINE as of a payment; only CONFIRMED is used */
  status: z.enum(REQUEST_STATES),
  voucherId: z.string(),
  type: z.enum(VOUCHER_TYPES),
  /** null: not used (yet) */
  receiptNo: z.nullable(z.string()),
  /** taken off the bill, in its currency; `0.00` for a voucher that is for a thing */
  deduct: money,
});

/** The terms, and what they take off a bill, both in MOP. Throws as `assertApplies`. */
async function worthHere(
  { tx, clock }: PartnerContext<unknown>,
  { voucherId, at, bill }: { voucherId: number; at: typeof outlet.$inferSelect; bill: bigint },
) {
  const terms = await assertApplies(tx, { voucherId, at, bill });
  const { scene, property, code } = at;
  const outletKind = (await outletKinds(tx, [code])).get(code);
  const line = { scene, property, outlet: code, outletKind, amount: bill };
  const { deduct } = deduction([line], [{ ...terms, couponId: terms.id, validTo: clock.now() }]);
  return { terms, deduct };
}

/** The voucher of a scanned code; the code of a pass lasts, so that it uses nothing without the member. */
async function readCode(context: PartnerContext<unknown>, scanned: string) {
  const { tx, clock } = context;
  const id = idOfPassCode(context, 'VOUCHER', scanned.trim());
  if (id === undefined) return { ...(await readVoucherCode(tx, context, scanned)), isByPass: false };
  const [locked] = await lockVouchers(tx, clock, [Number(id)]);
  if (locked === undefined) throw new DomainError('QR_EXPIRED');
  return { voucherId: locked.id, memberId: locked.memberId, isByPass: true };
}

async function requestOnWire({ tx, clock }: PartnerContext<unknown>, request: TillRequest) {
  const [row] = await tx
    .select({ type: coupon.type })
    .from(voucher)
    .innerJoin(coupon, eq(coupon.id, voucher.couponId))
    .where(eq(voucher.id, request.voucherId ?? 0));
  if (row === undefined) throw new Error('the voucher of a request is gone');
  const { receipt, usedAt, amount, voucherId } = request;
  const isUsed = receipt !== null && usedAt !== null;
  return {
    status: stateOf(request, clock),
    voucherId: String(voucherId),
    type: row.type,
    receiptNo: isUsed ? receiptNo({ id: receipt, at: usedAt }) : null,
    deduct: moneyText(amount),
  };
}

export const burnVoucher = route({
  path: 'vouchers/burn',
  scope: 'voucher:burn',
  summary:
    'Uses the voucher of the live code on a member’s phone, for a bill; above MOP 5,000.00, and by the code of a pass, the member confirms first',
  body: z.object({
    /** as scanned: `VC1.…`, or `VP1.…` of a pass in a wallet */
    code: z.string().check(z.maxLength(128)),
    outlet: outletCode,
    currency,
    bill: money,
    /** your number of it, to ask for the member’s answer; without it such a voucher is refused */
    burnId: z.optional(theirId),
  }),
  reply,
  errors: ['CODE_INVALID', 'UNKNOWN_OUTLET', 'NO_RATE', 'ABOVE_LIMIT', 'PAYMENT_EXISTS'],
  async handle(context) {
    const { tx, clock, partner, body } = context;
    const at = await outletFor(tx, partner, body.outlet);
    const { code: till, rateToMop } = rateOf(body.currency);
    const bill = toMop(parseMoney(body.bill), rateToMop);
    const { voucherId, memberId, isByPass } = await readCode(context, body.code);
    const [locked] = await lockVouchers(tx, clock, [voucherId]);
    if (locked !== undefined) assertUsable(locked);
    const { terms, deduct } = await worthHere(context, { voucherId, at, bill });
    const off = fromMop(deduct, till);
    if (isByPass || deduct > CODE_LIMIT) {
      if (body.burnId === undefined) throw new PartnerError('ABOVE_LIMIT');
      const about = { partner: partner.partner, kind: 'VOUCHER' as const, refId: body.burnId, memberId };
      const amounts = { outlet: at.code, currency: till, amount: off, dollars: deduct, voucherId };
      return requestOnWire(context, await requestConfirmation(context, { ...about, ...amounts }));
    }
    const { receipt, burnedAt } = await burnAtOutlet(tx, clock, { memberId, voucherId, outletCode: at.code });
    const number = receiptNo({ id: receipt, at: burnedAt });
    const used = { status: 'CONFIRMED' as const, receiptNo: number, deduct: moneyText(off) };
    return { ...used, voucherId: String(voucherId), type: terms.type };
  },
});

export const findBurn = route({
  path: 'vouchers/find',
  scope: 'voucher:burn',
  summary: 'What the member answered about a voucher: ask every two seconds while it is WAITING',
  body: z.object({ burnId: theirId }),
  reply,
  errors: ['UNKNOWN_PAYMENT'],
  async handle(context) {
    const { tx, partner, body } = context;
    const wanted = { partner: partner.partner, kind: 'VOUCHER' as const, refId: body.burnId };
    const found = await findRequest(tx, wanted);
    if (found === undefined) throw new PartnerError('UNKNOWN_PAYMENT');
    return requestOnWire(context, found);
  },
});
