import type { TicketAmount, ticketOrderCalls } from '@resort/mf-ticketing/contract';
import { moneyText, parseMoney, type Language } from '@resort/shared/contract';
import { orderKind, statusOf } from '../../../core/orders/order-kind.ts';
import { orderRef } from '../../../core/orders/order-ref.ts';
import { deduction } from '../../../core/vouchers/deduction.ts';
import { ownVouchers } from '../../../core/vouchers/own-vouchers.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { macauInstant } from '../../../platform/time/clock.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { placesByPrice } from '../tickets/bill.ts';
import { findOrder, type FoundOrder } from './find.ts';

type Context = ContextOf<typeof ticketOrderCalls, 'POST /ticket/order/calculationAmount'>;

/** The bill's lines on the wire. */
const itemsOf = (found: FoundOrder, language: Language): TicketAmount['items'] =>
  placesByPrice(found, language).map(({ categoryId, name, quantity: qty, price, amount }) => ({
    categoryId,
    name,
    qty,
    price: moneyText(price),
    amount: moneyText(amount),
  }));

/** The deductions of the chosen vouchers; unusable ones are rejected with the reason. */
async function deductionOf({ db, clock, caller, body }: Context, { order }: FoundOrder) {
  const ids = [...new Set((body.voucherIds ?? []).map(Number))];
  const { memberId } = caller;
  const found =
    ids.length === 0 ? [] : await ownVouchers(db, clock, { memberId, ids, orderRef: orderRef(order) });
  if (found.length !== ids.length) throw new DomainError('NOT_YOURS');
  const chosen = ids.flatMap((id) => found.filter((voucher) => voucher.id === id));
  const barred = chosen.flatMap(({ id, barred: reason }) => (reason === null ? [] : [{ id, reason }]));
  const usable = chosen.filter((voucher) => voucher.barred === null);
  const lines = (await orderKind(order.kind).basketLines?.(db, order)) ?? [];
  const { applied, rejected, deduct } = deduction(lines, usable);
  return { applied, rejected: [...barred, ...rejected], deduct };
}

/** Calculates an order's price; holds nothing. */
export async function calculationAmount(context: Context): Promise<TicketAmount> {
  const { db, clock, caller, body, language } = context;
  const found = await findOrder(db, clock, { memberId: caller.memberId, orderNo: body.orderNo });
  const { order } = found;
  if (order.heldUntil === null || statusOf(order, order.status).phase !== 'held')
    throw new DomainError('TICKET_HOLD_EXPIRED');
  const { applied, rejected, deduct } = await deductionOf(context, found);
  const left = order.total - deduct;
  const wished = parseMoney(body.dollarUse ?? '0.00');
  const dollars = wished < left ? wished : left;
  return {
    items: itemsOf(found, language),
    total: moneyText(order.total),
    deduct: moneyText(deduct),
    dollars: moneyText(dollars),
    payable: moneyText(left - dollars),
    currency: 'MOP',
    applied: applied.map((one) => ({ id: String(one.id), deduct: moneyText(one.deduct) })),
    rejected: rejected.map(({ id, reason }) => ({ id: String(id), reason })),
    holdUntil: macauInstant(order.heldUntil),
  };
}
