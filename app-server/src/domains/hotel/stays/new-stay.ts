import { eq } from 'drizzle-orm';
import type { Tier } from '@resort/shared/calls/rows';
import type { Executor } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { member } from '../../../schema/index.ts';
import type { ReserveContext } from '../../../core/cart/cart-kind.ts';
import type { NewPart } from '../../../core/checkout/new-part.ts';
import { isCurrency, type Currency } from '../../../core/member/currencies.ts';
import { priceStay, type PricedStay } from '../rates/price-stay.ts';
import { barError } from './refuse.ts';
import { insertStay, roomsFor } from './stay-rows.ts';
import { ROOM, type Stay } from '../rates/stay.ts';

/** How long rooms are held for payment. */
export const HOLD_SECONDS = 15 * 60;

/** A stay with its locked price, minor units. */
export interface QuotedStay {
  readonly stay: Stay;
  readonly amount: bigint;
  readonly currency: string;
}

export async function tierOf(db: Executor, memberId: number): Promise<Tier> {
  const [found] = await db.select({ tier: member.tier }).from(member).where(eq(member.id, memberId));
  if (found === undefined) throw new Error(`no member ${memberId}`);
  return found.tier;
}

export function currencyOf(code: string): Currency {
  if (!isCurrency(code)) throw new DomainError('METHOD_UNAVAILABLE');
  return code;
}

/**
 * The stay at its current price, if that equals the locked one. Throws why it is unavailable (`barError`),
 * and QUOTE_EXPIRED if the price has changed: the quoted price is charged, or the member confirms again
 * (I23).
 */
export async function pricedAsQuoted(
  { db, clock, memberId, language }: Pick<ReserveContext, 'db' | 'clock' | 'memberId' | 'language'>,
  { stay, amount, currency: code }: QuotedStay,
  exceptOrderId?: number,
): Promise<PricedStay> {
  const currency = currencyOf(code);
  const tier = await tierOf(db, memberId);
  const priced = await priceStay(db, { clock, tier, currency, exceptOrderId }, stay);
  if (priced.bar !== null) throw barError(priced, language);
  if (priced.total !== amount) throw new DomainError('QUOTE_EXPIRED');
  return priced;
}

/** What the hotel knows of the guests. */
export const guestsOf = ({ party, language }: Pick<ReserveContext, 'party' | 'language'>) => ({
  guests: party.guests,
  contact: party.contact,
  arrivalTime: party.arrivalTime ?? null,
  remarks: party.remarks ?? '',
  language,
});

/** A stay as a part of a checkout: its own order with its rooms. */
export async function newStay(context: ReserveContext, quoted: QuotedStay): Promise<NewPart> {
  const priced = await pricedAsQuoted(context, quoted);
  const { hotel, roomType, plan, stay, total } = priced;
  return {
    kind: ROOM,
    property: hotel.code,
    status: 'HELD',
    total,
    onSpot: plan.payType === 'AT_HOTEL',
    holdSeconds: HOLD_SECONDS,
    line: { scene: 'HOTEL', property: hotel.code },
    soldOut: 'NO_ROOM',
    async store(tx, { id }) {
      await insertStay(tx, id, priced, guestsOf(context));
      return { counts: roomsFor(id, roomType.id, stay) };
    },
  };
}
