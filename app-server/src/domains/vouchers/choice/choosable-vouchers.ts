import type { ChoosableVoucher, Rejection, voucherChoiceCalls } from '@resort/shared/calls/rows';
import { parseMoney, type Language } from '@resort/shared/contract';
import { cartBasket } from './cart-basket.ts';
import { bestCombination } from './best-combination.ts';
import { deduction } from '../../../core/vouchers/deduction.ts';
import { outletKinds } from '../../shop/outlet-kind.ts';
import { ownVouchers, type OwnVoucher } from '../../../core/vouchers/own-vouchers.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { pageFrom } from '../../../platform/calls/page.ts';
import { macauInstant } from '../../../platform/time/clock.ts';
import { worthOf } from '../on-wire.ts';
import { orderBasket, type Basket } from './order-basket.ts';

type Context = ContextOf<typeof voucherChoiceCalls, 'POST /offer/vouchers'>;

async function basketOf(context: Context): Promise<Basket | undefined> {
  const { db, clock, caller, body } = context;
  const { memberId } = caller;
  const { scene, property, outlet, amount, orderNo, cartItemIds } = body;
  if (orderNo !== undefined) return orderBasket(db, clock, { memberId, orderNo });
  if (cartItemIds !== undefined)
    return { lines: await cartBasket({ ...context, memberId }, cartItemIds.map(Number)) };
  if (scene === undefined || amount === undefined) return undefined;
  const kinds = await outletKinds(db, outlet === undefined ? [] : [outlet]);
  const outletKind = kinds.get(outlet ?? '');
  return { lines: [{ scene, property, outlet, outletKind, amount: parseMoney(amount) }] };
}

/** Why a voucher alone deducts nothing; null if it does, or if there is no basket. */
function reasonAgainst(own: OwnVoucher, basket: Basket | undefined): Rejection | null {
  if (own.barred !== null || basket === undefined) return own.barred;
  return deduction(basket.lines, [own]).rejected[0]?.reason ?? null;
}

function onWire(own: OwnVoucher, language: Language, reason: Rejection | null): ChoosableVoucher {
  return {
    id: String(own.id),
    name: own.name[language],
    ...worthOf(own),
    validTo: macauInstant(own.validTo),
    properties: [...own.properties],
    applicable: reason === null,
    reason,
  };
}

/** The member's vouchers for a basket, those that apply first, each group by expiry; and the best combination. */
export async function choosableVouchers(context: Context) {
  const { db, clock, caller, language, body } = context;
  const { ids, kind } = body;
  const { memberId } = caller;
  const basket = await basketOf(context);
  const all = await ownVouchers(db, clock, {
    memberId,
    ids: ids?.map(Number),
    orderRef: basket?.orderRef,
  });
  const judged = all
    .filter(({ type }) => kind === undefined || type === kind)
    .map((own) => ({ own, reason: reasonAgainst(own, basket) }));
  const usable = judged.filter(({ reason }) => reason === null).map(({ own }) => own);
  const proposed = basket === undefined ? [] : bestCombination(basket.lines, usable);
  const rows = judged.toSorted((a, b) => Number(a.reason !== null) - Number(b.reason !== null));
  const page = pageFrom(rows, body);
  return {
    ...page,
    list: page.list.map(({ own, reason }) => onWire(own, language, reason)),
    proposed: proposed.map(({ id }) => String(id)),
  };
}
