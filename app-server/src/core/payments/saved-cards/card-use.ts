import { and, eq } from 'drizzle-orm';
import { ProviderRefusal, type CardUse } from '../../../platform/integrations/payment-provider.ts';
import { cardCustomer } from '../../../schema/index.ts';
import type { Payment, PaymentContext } from '../payment.ts';
import { CARD_PURPOSE, findSavedCard } from './saved-card.ts';

/**
 * What the provider does with a card for this payment. Throws ProviderRefusal if the card was removed after the
 * payment began: nothing is charged.
 */
export async function cardUseOf(
  { db, secrets }: Pick<PaymentContext, 'db' | 'secrets'>,
  { memberId, provider, keepsCard, cardId }: Payment,
): Promise<CardUse | undefined> {
  if (!keepsCard && cardId === null) return undefined;
  const [known] = await db
    .select({ customer: cardCustomer.reference })
    .from(cardCustomer)
    .where(and(eq(cardCustomer.memberId, memberId), eq(cardCustomer.provider, provider)));
  if (cardId === null) return known && { kind: 'KEEP', ...known };
  const card = await findSavedCard(db, { id: cardId, memberId, provider });
  if (known === undefined || card === undefined) throw new ProviderRefusal('the card was removed');
  return { kind: 'KEPT', ...known, token: secrets.open(card.tokenSealed, CARD_PURPOSE).toString() };
}
