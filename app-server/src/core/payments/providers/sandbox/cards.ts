import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Executor } from '../../../../platform/context.ts';
import {
  ProviderRefusal,
  type CardUse,
  type KeptCard,
} from '../../../../platform/integrations/payment-provider.ts';
import { macauYear, type Clock } from '../../../../platform/time/clock.ts';
import { sandboxCard } from '../../../../schema/index.ts';

/** The same on the sandbox's wire. */
export const keptCard = z.object({
  token: z.string(),
  fingerprint: z.string(),
  brand: z.string(),
  last4: z.string(),
  expiryMonth: z.int(),
  expiryYear: z.int(),
});

/** Test cards: one that simply pays, one whose owner confirms each payment, one that is declined from now on. */
const TEST_CARDS = {
  plain: { brand: 'Visa', last4: '4242' },
  confirmed: { brand: 'Mastercard', last4: '3220' },
  once: { brand: 'Visa', last4: '0341' },
} as const;
type TestCard = keyof typeof TEST_CARDS;

const YEARS = 2;
const MONTH = 8;

type Row = typeof sandboxCard.$inferSelect;

export const keptCardOf = ({ token, brand, last4, expiryMonth, expiryYear }: Row): KeptCard => ({
  token,
  fingerprint: `${brand} ${last4}`,
  brand,
  last4,
  expiryMonth,
  expiryYear,
});

/** Keeps the card of a charge that asks for it. */
export async function keepTestCard(
  db: Executor,
  clock: Clock,
  { payNo, keepsFor }: { readonly payNo: string; readonly keepsFor: string | null },
  card: TestCard,
): Promise<void> {
  if (keepsFor === null) return;
  const expiry = { expiryMonth: MONTH, expiryYear: macauYear(clock.now()) + YEARS };
  const token = `card_${randomBytes(16).toString('hex')}`;
  const kept = { token, payNo, customer: keepsFor, ...TEST_CARDS[card], ...expiry };
  await db.insert(sandboxCard).values(kept).onConflictDoNothing();
}

/** What a charge with a kept card is at once: paid, declined, or open until its owner confirms it on the page. */
export async function statusWith(
  db: Executor,
  clock: Clock,
  { token, customer }: Extract<CardUse, { kind: 'KEPT' }>,
): Promise<'OPEN' | 'PAID' | 'DECLINED'> {
  const isIt = and(eq(sandboxCard.token, token), eq(sandboxCard.customer, customer));
  const [card] = await db.select().from(sandboxCard).where(isIt);
  if (card === undefined) throw new ProviderRefusal('no such card');
  if (card.last4 === TEST_CARDS.once.last4 || card.expiryYear < macauYear(clock.now())) return 'DECLINED';
  return card.last4 === TEST_CARDS.confirmed.last4 ? 'OPEN' : 'PAID';
}

export async function forgetCard(db: Executor, token: string): Promise<void> {
  await db.delete(sandboxCard).where(eq(sandboxCard.token, token));
}
