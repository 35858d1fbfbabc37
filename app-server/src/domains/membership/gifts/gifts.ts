import type { giftCalls } from '@resort/mf-membership/contract';
import { ROW_ID } from '@resort/shared/calls/rows';
import { and, eq } from 'drizzle-orm';
import { drawingOf } from '../../../core/pictures/picture-of.ts';
import { GIFT_CATEGORIES } from '../texts/gifts.ts';
import { programmeYear } from '../../../core/member/programme-year.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { pageFrom } from '../../../platform/calls/page.ts';
import { macauDate } from '../../../platform/time/clock.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { card } from '../../../schema/index.ts';
import { claimedGifts, claimsOf } from './claims.ts';

/** The kinds of gifts of one of the caller's own cards. Throws NOT_FOUND for any other card. */
export async function giftCategories(
  context: ContextOf<typeof giftCalls, 'GET /user/cards/{id}/giftCategories'>,
) {
  const { params, db, clock, caller, language } = context;
  const { memberId } = caller;
  if (!ROW_ID.test(params.id)) throw new DomainError('NOT_FOUND');
  const [own] = await db
    .select({ tier: card.tier })
    .from(card)
    .where(and(eq(card.id, Number(params.id)), eq(card.memberId, memberId)));
  if (own === undefined) throw new DomainError('NOT_FOUND');
  const claimed = await claimedGifts(db, clock, memberId);
  return GIFT_CATEGORIES.map(({ id, name, quota, gifts: ofKind }) => ({
    id,
    name: name[language],
    quota: quota[own.tier],
    used: ofKind.filter((gift) => claimed.has(gift.id)).length,
  }));
}

/** The gifts of a kind. Throws NOT_FOUND for an unknown kind. */
export async function gifts(context: ContextOf<typeof giftCalls, 'GET /user/giftCategories/{id}/gifts'>) {
  const { params, query, db, clock, caller, language } = context;
  const category = GIFT_CATEGORIES.find(({ id }) => id === params.id);
  if (category === undefined) throw new DomainError('NOT_FOUND');
  const { startsAt, endsAt } = programmeYear(clock.now());
  const [claimed, gone] = await Promise.all([
    claimedGifts(db, clock, caller.memberId),
    claimsOf(db, category.gifts),
  ]);
  const all = category.gifts.map(({ id, name, picture, place, supply }) => ({
    id,
    name: name[language],
    picture: drawingOf(picture, language),
    pickupPlace: place[language],
    validFrom: macauDate(startsAt),
    validTo: macauDate(endsAt),
    stock: Math.max(0, supply - (gone.get(id) ?? 0)),
    claimed: claimed.has(id),
    pickUpCode: claimed.get(id)?.pickUpCode ?? null,
  }));
  return pageFrom(all, query);
}
