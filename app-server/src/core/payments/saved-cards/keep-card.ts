import { and, eq } from 'drizzle-orm';
import type { Services } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import type { KeptCard } from '../../../platform/integrations/payment-provider.ts';
import { tokenHash } from '../../../platform/secrets/secrets.ts';
import { cardCustomer, forgottenCard, savedCard } from '../../../schema/index.ts';
import type { Payment } from '../payment.ts';
import { CARD_PURPOSE } from './saved-card.ts';

/**
 * Stores a card that the provider kept with a payment. A card that is saved already keeps its row and gets the new
 * token; the old one is forgotten. The customer's row is locked first: erasing the member deletes it, and a card that
 * comes after that is forgotten at once.
 */
export async function keepCard(
  tx: Transaction,
  { clock, secrets }: Pick<Services, 'clock' | 'secrets'>,
  { memberId, provider, keepsCard }: Payment,
  { token, fingerprint, ...shown }: KeptCard,
): Promise<void> {
  const tokenSealed = secrets.seal(Buffer.from(token), CARD_PURPOSE);
  const isCustomer = and(eq(cardCustomer.memberId, memberId), eq(cardCustomer.provider, provider));
  const [customer] = await tx.select().from(cardCustomer).where(isCustomer).for('no key update');
  if (customer === undefined || !keepsCard) {
    await tx.insert(forgottenCard).values({ provider, tokenSealed });
    return;
  }
  const cardHash = tokenHash(fingerprint);
  const isSame = and(
    eq(savedCard.memberId, memberId),
    eq(savedCard.provider, provider),
    eq(savedCard.cardHash, cardHash),
  );
  const [before] = await tx.select().from(savedCard).where(isSame).for('update');
  // a provider may name the same card by the same token again
  if (before !== undefined && secrets.open(before.tokenSealed, CARD_PURPOSE).toString() !== token)
    await tx.insert(forgottenCard).values({ provider, tokenSealed: before.tokenSealed });
  const now = { tokenSealed, ...shown, savedAt: clock.sqlNow() };
  await tx
    .insert(savedCard)
    .values({ memberId, provider, cardHash, ...now })
    .onConflictDoUpdate({ target: [savedCard.memberId, savedCard.provider, savedCard.cardHash], set: now });
}
