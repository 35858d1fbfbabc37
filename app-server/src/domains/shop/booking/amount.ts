import type { ReserveAmount, shopAvailabilityCalls } from '@resort/mf-shop/contract';
import { basePriceText, moneyText } from '@resort/shared/contract';
import { instantOf } from '../../../platform/time/macau-days.ts';
import { lockPrice } from '../../../core/price-lock/price-lock.ts';
import { deduction } from '../../../core/vouchers/deduction.ts';
import { ownVouchers } from '../../../core/vouchers/own-vouchers.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { depositPlace } from '../reservations/new-reservation.ts';
import { cancelRuleOf } from '../terms/cancel-terms.ts';
import { loadOccupancy } from '../availability/occupancy.ts';
import { quoteOf, subjectOf } from '../availability/quote.ts';
import { placeOrRefuse } from '../availability/refusal.ts';
import { findBookable, type BookableShop } from '../availability/shop-facts.ts';
import { visitEarnings } from '../terms/visit-earnings.ts';
import { wishOf } from '../availability/wish-of.ts';

type Context = ContextOf<typeof shopAvailabilityCalls, 'GET /shop/reserve/amount'>;

/** HH:mm as minutes after midnight. */
export const minutesOfDay = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/**
 * The deduction of the chosen vouchers from the deposit; vouchers that do not apply deduct nothing. Throws NOT_YOURS.
 */
async function deducted({ db, clock, caller, query }: Context, facts: BookableShop, deposit: bigint) {
  const ids = (query.voucherIds ?? []).map(Number);
  if (ids.length === 0) return 0n;
  const own = await ownVouchers(db, clock, { memberId: caller.memberId, ids });
  if (own.length !== new Set(ids).size) throw new DomainError('NOT_YOURS');
  const free = own.filter(({ barred }) => barred === null);
  return deduction([{ ...depositPlace(facts), amount: deposit }], free).deduct;
}

/** The price of a reservation, with a lock on the amount due now. */
export async function reserveAmount(context: Context): Promise<ReserveAmount> {
  const { db, clock, caller, query, language } = context;
  const { date, time } = query;
  const facts = await findBookable(db, clock, query.shopId);
  const wish = wishOf(query);
  const from = instantOf(date, minutesOfDay(time));
  const taken = await loadOccupancy(db, [facts], { from: date, to: date });
  placeOrRefuse(facts, wish, taken, { from, now: clock.now() });
  const { items, subtotal, service, tax, total, deposit } = quoteOf(facts, wish, language);
  const deduct = await deducted(context, facts, deposit);
  const { code, kind } = facts.shop;
  const subject = subjectOf(code, wish, { date, time });
  const lock = { kind, subject, amount: deposit, currency: 'MOP', memberId: caller.memberId };
  const { cancelFreeHours, noShowFee } = facts.rules;
  return {
    items: items.map(({ name, qty, amount }) => ({ name, qty, price: basePriceText(amount) })),
    subtotal: basePriceText(subtotal),
    service: moneyText(service),
    tax: moneyText(tax),
    total: moneyText(total),
    deposit: moneyText(deposit),
    deduct: moneyText(deduct),
    payable: moneyText(deposit - deduct),
    atVenue: moneyText(total > deposit ? total - deposit : 0n),
    earns: await visitEarnings(db, clock, { memberId: caller.memberId, kind, total }),
    currency: 'MOP',
    cancelRule: cancelRuleOf({ status: 'RESERVED' }, { startsAt: from, cancelFreeHours, noShowFee }),
    ...lockPrice(context, lock),
  };
}
