import type { SavedCard as Shown, savedCardCalls } from '@resort/shared/calls/rows';
import { and, eq } from 'drizzle-orm';
import { removeCards } from '../../core/payments/saved-cards/forget-cards.ts';
import { isExpired, savedCardsOf, type SavedCard } from '../../core/payments/saved-cards/saved-card.ts';
import type { ContextOf } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { savedCard } from '../../schema/index.ts';

/** A card as its member sees it. */
export const shownCard = ({ id, brand, last4, expiryMonth, expiryYear }: SavedCard): Shown => ({
  cardId: String(id),
  brand,
  last4,
  expiry: [expiryMonth, expiryYear % 100].map((part) => String(part).padStart(2, '0')).join('/'),
});

export async function savedCards({
  db,
  clock,
  provider,
  caller: { memberId },
}: ContextOf<typeof savedCardCalls, 'GET /payment/cards'>) {
  const cards = await savedCardsOf(db, provider, memberId);
  const now = clock.now();
  return {
    offered: provider.cards !== undefined,
    cards: cards.map((card) => ({ ...shownCard(card), isExpired: isExpired(card, now) })),
  };
}

/** Idempotent, also for ids of others. */
export async function deleteSavedCard({
  db,
  caller: { memberId },
  body,
}: ContextOf<typeof savedCardCalls, 'POST /payment/cards/delete'>) {
  const isOwn = and(eq(savedCard.id, Number(body.cardId)), eq(savedCard.memberId, memberId));
  await inTransaction(db, (tx) => removeCards(tx, isOwn));
  return { deleted: true as const };
}
