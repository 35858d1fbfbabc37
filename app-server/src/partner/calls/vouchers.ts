import { VOUCHER_TYPES } from '@resort/shared/calls/rows';
import { moneyText, parseMoney } from '@resort/shared/contract';
import * as z from 'zod/mini';
import { fromMop, toMop } from '../../core/member/currencies.ts';
import { burnAtOutlet } from '../../core/vouchers/burn.ts';
import { deduction } from '../../core/vouchers/deduction.ts';
import { outletKinds } from '../../core/vouchers/outlet-kind.ts';
import { readVoucherCode } from '../../core/vouchers/voucher-code.ts';
import { assertApplies } from '../../domains/vouchers/assert-applies.ts';
import { receiptNo } from '../../domains/vouchers/receipt.ts';
import { outletFor, rateOf } from '../outlets.ts';
import { PartnerError } from '../partner-error.ts';
import { route } from '../route.ts';
import { CODE_LIMIT } from './payments.ts';
import { currency, money, outletCode } from './shapes.ts';

export const burnVoucher = route({
  path: 'vouchers/burn',
  scope: 'voucher:burn',
  summary: 'Uses the voucher of the live code on a member’s phone, for a bill',
  body: z.object({
    /** as scanned: `VC1.…` */
    code: z.string().check(z.maxLength(128)),
    outlet: outletCode,
    currency,
    bill: money,
  }),
  reply: z.object({
    voucherId: z.string(),
    type: z.enum(VOUCHER_TYPES),
    receiptNo: z.string(),
    /** taken off the bill, in its currency; `0.00` for a voucher that is for a thing */
    deduct: money,
  }),
  errors: ['CODE_INVALID', 'UNKNOWN_OUTLET', 'NO_RATE', 'ABOVE_LIMIT'],
  async handle(context) {
    const { tx, clock, partner, body } = context;
    const at = await outletFor(tx, partner, body.outlet);
    const { code: till, rateToMop } = rateOf(body.currency);
    const bill = toMop(parseMoney(body.bill), rateToMop);
    const { voucherId, memberId } = await readVoucherCode(tx, context, body.code);
    const { receipt, burnedAt } = await burnAtOutlet(tx, clock, { memberId, voucherId, outletCode: at.code });
    const { scene, property, code: outlet } = at;
    const terms = await assertApplies(tx, { voucherId, at, bill });
    const outletKind = (await outletKinds(tx, [outlet])).get(outlet);
    const line = { scene, property, outlet, outletKind, amount: bill };
    const { deduct } = deduction([line], [{ ...terms, couponId: terms.id, validTo: burnedAt }]);
    if (deduct > CODE_LIMIT) throw new PartnerError('ABOVE_LIMIT');
    return {
      voucherId: String(voucherId),
      type: terms.type,
      receiptNo: receiptNo({ id: receipt, at: burnedAt }),
      deduct: moneyText(fromMop(deduct, till)),
    };
  },
});
