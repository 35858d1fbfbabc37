import { moneyText, parseMoney, shareOf, type Language } from '@resort/shared/contract';
import type { Subject } from '../../../core/price-lock/price-lock.ts';
import { GUESTS } from '../texts/reservations.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { servicesOf, type Wish } from './placing.ts';
import type { BookableShop } from './shop-facts.ts';

/** Shares of the net price in hundredths of a per cent; both apply to the net price, as two lines. */
const SERVICE = 1_000;
const TAX = 500;

/** The price of a reservation, minor units of MOP. */
export interface Quote {
  readonly items: readonly { readonly name: string; readonly qty: number; readonly amount: bigint }[];
  readonly subtotal: bigint;
  readonly service: bigint;
  readonly tax: bigint;
  readonly total: bigint;
  /** due now */
  readonly deposit: bigint;
}

function withCharges(net: bigint) {
  const service = shareOf(net, SERVICE);
  const tax = shareOf(net, TAX);
  return { service, tax, total: net + service + tax };
}

/** A treatment's price for one guest as members see it: with service charge and tax. */
export const treatmentPrice = ({ price }: { readonly price: string }): string =>
  moneyText(withCharges(parseMoney(price)).total);

/** The amount that guests pay when they reserve; a table costs nothing else in advance. */
export function depositOf(facts: BookableShop, wish: Wish, total: bigint): bigint {
  const rule = facts.rules.deposit;
  switch (rule.kind) {
    case 'NONE':
      return 0n;
    case 'PER_GUEST':
      return wish.party < rule.fromParty ? 0n : parseMoney(rule.amount) * BigInt(wish.party);
    case 'PERCENT':
      return shareOf(total, rule.percent * 100);
  }
}

/** The price of a request, in a language. Throws BAD_REQUEST for treatments that the outlet does not have. */
export function quoteOf(facts: BookableShop, wish: Wish, language: Language): Quote {
  const services = servicesOf(facts, wish);
  if (services === undefined) throw new DomainError('BAD_REQUEST');
  const guests = BigInt(wish.party);
  const treatments = services.map(({ name, price }) => ({
    name: name[language],
    qty: wish.party,
    amount: parseMoney(price) * guests,
  }));
  const subtotal = treatments.reduce((sum, { amount }) => sum + amount, 0n);
  const { service, tax, total } = withCharges(subtotal);
  const deposit = depositOf(facts, wish, total);
  const table = { name: GUESTS[language], qty: wish.party, amount: deposit };
  return { items: services.length > 0 ? treatments : [table], subtotal, service, tax, total, deposit };
}

/** What treatments cost in all, for every guest; zero for a table, whose bill nobody knows. */
export function treatmentsTotal(services: readonly { readonly price: string }[], party: number): bigint {
  const net = services.reduce((sum, { price }) => sum + parseMoney(price), 0n);
  return withCharges(net * BigInt(party)).total;
}

/** The subject of a price lock: every part of a request that its price depends on. */
export function subjectOf(shopCode: string, wish: Wish, at: { date: string; time: string }): Subject {
  return {
    s: shopCode,
    d: at.date,
    t: at.time,
    p: wish.party,
    a: wish.areaId ?? '',
    v: wish.serviceIds.join(','),
  };
}
