import type { ReserveConfig, shopAvailabilityCalls } from '@resort/mf-shop/contract';
import type { Language } from '@resort/shared/contract';
import { OCCASIONS } from '../texts/shop-choices.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { asksForCaptcha } from '../terms/risk.ts';
import { treatmentPrice } from './quote.ts';
import { findBookable, type Shop } from './shop-facts.ts';
import { bookableDays } from './slots.ts';

function choices({ areas, services, therapists }: Shop, language: Language) {
  const genders = (['F', 'M'] as const).filter((one) => therapists.some(({ gender }) => gender === one));
  return {
    areas: areas.map(({ code, name, isPrivate, minParty, maxParty }) => ({
      areaId: code,
      name: name[language],
      isPrivate,
      minParty,
      maxParty,
    })),
    services: services.map((service) => ({
      serviceId: service.code,
      name: service.name[language],
      minutes: service.minutes,
      price: treatmentPrice(service),
    })),
    therapists: ['ANY' as const, ...genders],
  };
}

/** The bookable subjects of an outlet, and its rules. */
export async function reserveConfig({
  db,
  clock,
  caller,
  query,
  language,
}: ContextOf<typeof shopAvailabilityCalls, 'GET /shop/reserve/config'>): Promise<ReserveConfig> {
  const facts = await findBookable(db, clock, query.shopId);
  const { shop, outlet, rules } = facts;
  const { channel, minParty, maxParty, leadMinutes, daysAhead, slotMinutes, turnMinutes } = rules;
  const { cancelFreeHours, noShowFee } = rules;
  const { first, last } = bookableDays(facts, clock.now());
  return {
    shopId: shop.code,
    name: outlet.name[language],
    property: outlet.property,
    takesVouchers: shop.takesVouchers,
    kind: shop.kind,
    channel,
    minParty,
    maxParty,
    leadMinutes,
    daysAhead,
    slotMinutes,
    turnMinutes,
    depositRule: rules.deposit,
    cancelFreeHours,
    noShowFee,
    ...choices(shop, language),
    occasions: OCCASIONS.map(({ code, names }) => ({ code, name: names[language] })),
    firstDay: first,
    lastDay: last,
    captcha: caller.kind === 'member' && (await asksForCaptcha(db, clock, caller.memberId)),
  };
}
