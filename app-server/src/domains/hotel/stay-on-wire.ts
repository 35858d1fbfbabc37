import type { RatePrice, StayPrice } from '@resort/mf-hotel/contract';
import { basePriceText, moneyText, type Language } from '@resort/shared/contract';
import { cancelTermsOf } from './rates/cancel-terms.ts';
import { perNight, type RoomOffer } from './rates/offers.ts';
import type { PricedStay } from './rates/price-stay.ts';
import { ROOM, staySubject } from './rates/stay.ts';
import { expectedEarnings, type Earner } from '../../core/earning/expected.ts';
import { toMop } from '../../core/member/currencies.ts';
import { lockPrice, type PriceLock } from '../../core/price-lock/price-lock.ts';
import type { Services } from '../../platform/context.ts';

/** All of it paid with money, as `noteStayDeparture` credits it. */
function earnsOf({ total, currency, rateToMop }: PricedStay, earner: Earner) {
  return expectedEarnings(earner, { kind: 'STAY', currency, mop: toMop(total, rateToMop) });
}

/** The bill of a stay, and what it earns. */
export const billOnWire = (priced: PricedStay, earner: Earner | null): StayPrice => ({
  nights: priced.nights.map(({ date, price }) => ({ date, price: basePriceText(price) })),
  roomTotal: basePriceText(priced.roomTotal),
  service: moneyText(priced.service),
  tax: moneyText(priced.tax),
  total: moneyText(priced.total),
  deposit: moneyText(priced.deposit),
  currency: priced.currency,
  earns: earner === null ? null : earnsOf(priced, earner),
});

/** The rate of a stay in a language. */
export function rateOnWire(priced: PricedStay, language: Language) {
  const { plan, cancelRule } = priced;
  const { name, summary } = plan.texts[language];
  return {
    rateCode: plan.code,
    name,
    summary,
    meal: plan.meal,
    payType: plan.payType,
    isMemberRate: plan.tierMin !== null,
    cancel: cancelTermsOf(cancelRule, priced),
  };
}

/** Locks the total of exactly this stay for a member. */
export function lockStay(services: Services, memberId: number, priced: PricedStay): PriceLock {
  const { stay, total: amount, currency } = priced;
  return lockPrice(services, { kind: ROOM, subject: staySubject(stay), amount, currency, memberId });
}

/** The public price of the same stay, if it is higher. */
function insteadOf({ plan, total }: PricedStay, { stays }: RoomOffer): string | null {
  if (plan.tierMin === null) return null;
  const same = stays.find(
    (other) =>
      other.plan.tierMin === null && other.plan.meal === plan.meal && other.plan.payType === plan.payType,
  );
  return same !== undefined && same.total > total ? moneyText(same.total) : null;
}

interface ForWhom extends Services {
  readonly language: Language;
  readonly caller: { readonly memberId: number };
}

/** Every rate of an offer with its price, each locked for the member. */
export const ratesOnWire = (context: ForWhom, offer: RoomOffer, earner: Earner | null): RatePrice[] =>
  offer.stays.map((priced) => ({
    ...rateOnWire(priced, context.language),
    price: billOnWire(priced, earner),
    perNight: moneyText(perNight(priced)),
    insteadOf: insteadOf(priced, offer),
    ...lockStay(context, context.caller.memberId, priced),
  }));
