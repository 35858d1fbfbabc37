import type { Rejection, voucherChoiceCalls } from '@resort/shared/calls/rows';
import { moneyText, parseMoney } from '@resort/shared/contract';
import { cartBasket } from './cart-basket.ts';
import { deduction } from '../../../core/vouchers/deduction.ts';
import { outletKinds } from '../../shop/outlet-kind.ts';
import { ownVouchers, type OwnVoucher } from '../../../core/vouchers/own-vouchers.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { orderBasket, type Basket } from './order-basket.ts';

type Context = ContextOf<typeof voucherChoiceCalls, 'POST /voucher/getDeductMoney'>;

async function basketOf(context: Context): Promise<Basket> {
  const { db, clock, caller, body } = context;
  const { memberId } = caller;
  const { scene, items, orderNo, cartItemIds } = body;
  if ([items, orderNo, cartItemIds].filter((one) => one !== undefined).length !== 1)
    throw new DomainError('BAD_REQUEST');
  if (orderNo !== undefined) return orderBasket(db, clock, { memberId, orderNo });
  if (cartItemIds !== undefined)
    return { lines: await cartBasket({ ...context, memberId }, cartItemIds.map(Number)) };
  const kinds = await outletKinds(
    db,
    (items ?? []).flatMap(({ outlet }) => outlet ?? []),
  );
  const line = ({ amount, property, outlet, scene: own = scene }: NonNullable<typeof items>[number]) => ({
    scene: own,
    property,
    outlet,
    outletKind: kinds.get(outlet ?? ''),
    amount: parseMoney(amount),
  });
  return { lines: (items ?? []).map(line) };
}

/** The chosen vouchers in the order of the choice, each once. Throws NOT_YOURS. */
async function chosenVouchers(
  { db, clock, caller, body }: Context,
  { orderRef }: Basket,
): Promise<OwnVoucher[]> {
  const ids = [...new Set(body.voucherIds.map(Number))];
  const own = await ownVouchers(db, clock, { memberId: caller.memberId, ids, orderRef });
  const byId = new Map(own.map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = byId.get(id);
    if (row === undefined) throw new DomainError('NOT_YOURS');
    return row;
  });
}

/** What the chosen vouchers take off; nothing is held by asking. */
export async function deductMoney(context: Context) {
  const basket = await basketOf(context);
  const chosen = await chosenVouchers(context, basket);
  const { total, deduct, payable, applied, rejected } = deduction(
    basket.lines,
    chosen.filter(({ barred }) => barred === null),
  );
  const barred = chosen.flatMap(({ id, barred: reason }): { id: number; reason: Rejection }[] =>
    reason === null ? [] : [{ id, reason }],
  );
  return {
    total: moneyText(total),
    deduct: moneyText(deduct),
    payable: moneyText(payable),
    applied: applied.map((part) => ({ id: String(part.id), deduct: moneyText(part.deduct) })),
    rejected: [...barred, ...rejected].map(({ id, reason }) => ({ id: String(id), reason })),
  };
}
