import type { bookingCalls } from '@resort/mf-hotel/contract';
import { moneyText, parseMoney, type CallReply, type In } from '@resort/shared/contract';
import { cartKind, parsePayload, type Party, type ReserveContext } from '../../../core/cart/cart-kind.ts';
import { itemsOf, lockCart, removeItems, type CartItem } from '../../../core/cart/items.ts';
import type { NewPart } from '../../../core/checkout/new-part.ts';
import { reserveTogether } from '../../../core/checkout/reserve-together.ts';
import { keepCompanions } from '../../../core/member/companions.ts';
import { CURRENCIES } from '../../../core/member/currencies.ts';
import type { Order } from '../../../core/orders/order-kind.ts';
import { isPriceOf, readPriceLock, type LockedPrice } from '../../../core/price-lock/price-lock.ts';
import { currencyOf, newStay } from '../stays/new-stay.ts';
import { ROOM, stayOf } from '../rates/stay.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { macauInstant } from '../../../platform/time/clock.ts';
import { DomainError } from '../../../platform/domain-error.ts';

type One = ContextOf<typeof bookingCalls, 'POST /order/booking/hotel/reserve'>;
type Several = ContextOf<typeof bookingCalls, 'POST /hotel/reserve'>;
type Asked = One | Several;

const partyOf = ({ guests, contact, arrivalTime, remarks }: Asked['body']): Party => ({
  guests,
  contact,
  arrivalTime,
  remarks,
});

const contextOf = (context: Asked): ReserveContext => ({
  ...context,
  memberId: context.caller.memberId,
  party: partyOf(context.body),
});

/** A stay by its price lock alone, which contains the stay. */
function stayPart(context: ReserveContext, signTimerStr: string): Promise<Priced> {
  const price = readPriceLock(context, signTimerStr, { memberId: context.memberId, kind: ROOM });
  const { amount, currency } = price;
  const part = newStay(context, { stay: stayOf(price.subject), amount, currency });
  return part.then((made) => ({ part: made, price, itemType: ROOM }));
}

interface Priced {
  readonly part: NewPart;
  readonly price: LockedPrice;
  readonly itemType: string;
}

/** A cart item at the price that the cart showed. */
async function itemPart(context: ReserveContext, item: CartItem, signTimerStr: string): Promise<Priced> {
  const { itemType, quantity } = item;
  const kind = cartKind(itemType);
  const payload = parsePayload(kind, item.payload);
  const price = readPriceLock(context, signTimerStr, { memberId: context.memberId, kind: itemType });
  if (!isPriceOf(price, kind.subject(payload))) throw new DomainError('SIGN_CHECK');
  const { amount, currency } = price;
  return { part: await kind.reserve(context, { payload, quantity, amount, currency }), price, itemType };
}

/** The member's own items, in the requested order; CART_CHANGED if one is missing or named twice. */
async function takeItems({ db, caller }: Several, ids: readonly number[]): Promise<CartItem[]> {
  await lockCart(db, caller.memberId);
  const own = await itemsOf(db, caller.memberId);
  const items = ids.flatMap((id) => own.find((item) => item.id === id) ?? []);
  if (items.length !== new Set(ids).size || items.length !== ids.length)
    throw new DomainError('CART_CHANGED');
  return items;
}

async function partsOf(context: Several): Promise<Priced[]> {
  const { cartItemIds, signTimerStrs } = context.body;
  const reserving = contextOf(context);
  const parts: Priced[] = [];
  if (cartItemIds === undefined) {
    for (const lock of signTimerStrs) parts.push(await stayPart(reserving, lock));
    return parts;
  }
  if (cartItemIds.length !== signTimerStrs.length) throw new DomainError('BAD_REQUEST');
  const items = await takeItems(context, cartItemIds.map(Number));
  for (const [at, item] of items.entries())
    parts.push(await itemPart(reserving, item, signTimerStrs[at] ?? ''));
  return parts;
}

/** Opens the orders and holds everything in the call's own transaction. */
async function book(context: Asked, priced: readonly Priced[]) {
  const { db, clock, caller, body } = context;
  const { memberId } = caller;
  const [{ price } = { price: undefined }, ...more] = priced;
  if (price === undefined || more.some((one) => one.price.currency !== price.currency))
    throw new DomainError('BAD_REQUEST');
  const { currency } = price;
  const reserved = await reserveTogether(
    db,
    clock,
    priced.map(({ part }) => part),
    {
      memberId,
      currency,
      rateToMop: CURRENCIES[currencyOf(currency)].rateToMop,
      voucherIds: [...new Set((body.voucherIds ?? []).map(Number))],
      dollars: parseMoney(body.dollarUse ?? '0.00'),
    },
  );
  return reserved;
}

const dueOf = ({ status, onSpot, payable, heldUntil, currency }: Order) => ({
  holdUntil: status === 'HELD' && heldUntil !== null ? macauInstant(heldUntil) : null,
  payable: moneyText(status === 'HELD' && !onSpot ? payable : 0n),
  currency,
});

/** First of all, because it locks the member's row; taken back with the rest if the booking fails. */
async function keepGuests({ db, caller, body: { savesGuests = false, guests } }: Asked): Promise<void> {
  if (savesGuests) await keepCompanions(db, caller.memberId, guests);
}

/** Books one stay. */
export async function reserve(
  context: One,
): Promise<CallReply<(typeof bookingCalls)['POST /order/booking/hotel/reserve']>> {
  await keepGuests(context);
  const priced = await stayPart(contextOf(context), context.body.signTimerStr);
  const { payer } = await book(context, [priced]);
  const status = payer.status === 'HELD' ? 'HELD' : 'RESERVED';
  return { id: String(payer.id), orderNo: payer.orderNo, status, ...dueOf(payer) };
}

/** Books several stays, or cart items, with one payment. */
export async function reserveAll(
  context: Several,
): Promise<In<(typeof bookingCalls)['POST /hotel/reserve']['reply']>> {
  const { db, caller, body } = context;
  await keepGuests(context);
  const priced = await partsOf(context);
  const { payer, orders } = await book(context, priced);
  if (body.cartItemIds !== undefined) await removeItems(db, caller.memberId, body.cartItemIds.map(Number));
  return {
    id: String(payer.id),
    orderNo: payer.orderNo,
    orders: orders.map(({ id, orderNo, status }, at) => ({
      id: String(id),
      orderNo,
      itemType: priced[at]?.itemType ?? ROOM,
      status,
    })),
    ...dueOf(payer),
  };
}
