import { randomBytes } from 'node:crypto';
import type { MoneyMethod } from '@resort/shared/calls/rows';
import type { Services } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { PaymentProvider } from '../../../platform/integrations/payment-provider.ts';
import { cardCustomer } from '../../../schema/index.ts';
import { findSavedCard, isExpired } from './saved-card.ts';

/** What a member wants with a card. */
export interface CardWish {
  /** keep the card with which they pay now */
  readonly saveCard?: boolean | undefined;
  /** pay with this saved card */
  readonly cardId?: number | undefined;
}

/** The columns of a payment that say what happens with a card. */
interface CardChoice {
  readonly keepsCard: boolean;
  readonly cardId: number | null;
}

const NO_CARD: CardChoice = { keepsCard: false, cardId: null };

/**
 * Checks the wish before any money moves. Where the provider keeps no cards, the wish to save one is not heard.
 * Throws BAD_REQUEST for another method than cards, CARD_GONE (removed, another member's, another provider's, unknown)
 * and CARD_EXPIRED.
 */
export async function chooseCard(
  tx: Transaction,
  { clock, provider }: Pick<Services, 'clock'> & { readonly provider: PaymentProvider },
  {
    memberId,
    method,
    saveCard = false,
    cardId,
  }: CardWish & { readonly memberId: number; readonly method: MoneyMethod | null },
): Promise<CardChoice> {
  const isAsked = saveCard || cardId !== undefined;
  if (!isAsked || method === null) return NO_CARD;
  if (method !== 'CARD' || (saveCard && cardId !== undefined)) throw new DomainError('BAD_REQUEST');
  if (cardId !== undefined) {
    const own = { id: cardId, memberId, provider: provider.name };
    const card = provider.cards === undefined ? undefined : await findSavedCard(tx, own);
    if (card === undefined) throw new DomainError('CARD_GONE');
    if (isExpired(card, clock.now())) throw new DomainError('CARD_EXPIRED');
    return { keepsCard: false, cardId };
  }
  if (provider.cards === undefined) return NO_CARD;
  const reference = randomBytes(16).toString('hex');
  await tx
    .insert(cardCustomer)
    .values({ memberId, provider: provider.name, reference })
    .onConflictDoNothing();
  return { keepsCard: true, cardId: null };
}
