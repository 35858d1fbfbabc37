import { and, desc, eq, type InferSelectModel } from 'drizzle-orm';
import type { Executor } from '../../../platform/context.ts';
import type { PaymentProvider } from '../../../platform/integrations/payment-provider.ts';
import { macauDate } from '../../../platform/time/clock.ts';
import { savedCard } from '../../../schema/index.ts';

export type SavedCard = InferSelectModel<typeof savedCard>;

/** Purpose with which tokens of cards are sealed. */
export const CARD_PURPOSE = 'token of a saved card';

/** A card is good until the end of its month, in Macau. */
export function isExpired(
  { expiryYear, expiryMonth }: Pick<SavedCard, 'expiryYear' | 'expiryMonth'>,
  now: Date,
): boolean {
  return macauDate(now).slice(0, 7) > `${expiryYear}-${String(expiryMonth).padStart(2, '0')}`;
}

/** The cards that the provider keeps for a member, the one saved last first; none if it keeps no cards. */
export async function savedCardsOf(
  db: Executor,
  { name, cards }: PaymentProvider,
  memberId: number,
): Promise<SavedCard[]> {
  if (cards === undefined) return [];
  return db
    .select()
    .from(savedCard)
    .where(and(eq(savedCard.memberId, memberId), eq(savedCard.provider, name)))
    .orderBy(desc(savedCard.savedAt), desc(savedCard.id));
}

/** A member's own card at a provider; undefined for any other id. */
export async function findSavedCard(
  db: Executor,
  { id, memberId, provider }: { readonly id: number; readonly memberId: number; readonly provider: string },
): Promise<SavedCard | undefined> {
  const isOwn = and(eq(savedCard.id, id), eq(savedCard.memberId, memberId), eq(savedCard.provider, provider));
  const [found] = await db.select().from(savedCard).where(isOwn);
  return found;
}
