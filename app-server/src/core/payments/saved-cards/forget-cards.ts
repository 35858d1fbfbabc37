import { and, asc, eq, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/index.ts';
import { describeError } from '../../../platform/logging/logging.ts';
import { forgottenCard, savedCard } from '../../../schema/index.ts';
import type { PaymentContext } from '../payment.ts';
import { CARD_PURPOSE } from './saved-card.ts';

const LONGEST_WAIT_SECONDS = 3600;
const MOST_A_RUN = 100;

/** Deletes saved cards at once; `forgetCards` then asks the provider to forget them, until it has. */
export async function removeCards(tx: Transaction, whose: SQL | undefined): Promise<void> {
  const { provider, tokenSealed } = savedCard;
  const removed = await tx.delete(savedCard).where(whose).returning({ provider, tokenSealed });
  if (removed.length > 0) await tx.insert(forgottenCard).values(removed);
}

async function claimDue({ db, clock, provider }: PaymentContext) {
  const wait = sql`least(30 * power(2, ${forgottenCard.attempts}), ${LONGEST_WAIT_SECONDS})`;
  const due = db
    .select({ id: forgottenCard.id })
    .from(forgottenCard)
    .where(
      and(
        eq(forgottenCard.provider, provider.name),
        or(isNull(forgottenCard.nextAt), lte(forgottenCard.nextAt, clock.sqlNow())),
      ),
    )
    .orderBy(asc(forgottenCard.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await db
    .update(forgottenCard)
    .set({
      attempts: sql`${forgottenCard.attempts} + 1`,
      nextAt: sql`${clock.sqlNow()} + ${wait} * interval '1 second'`,
    })
    .where(inArray(forgottenCard.id, due))
    .returning();
  return claimed;
}

/**
 * Asks the provider to forget the cards that were removed, repeatedly with growing pauses until it has. Safe in
 * several processes at once. A refusal ends nothing: it may be about our key instead of the card.
 */
export async function forgetCards(context: PaymentContext): Promise<void> {
  const { db, provider, secrets, log } = context;
  for (let asked = 0; asked < MOST_A_RUN && provider.cards !== undefined; asked += 1) {
    const due = await claimDue(context);
    if (due === undefined) return;
    try {
      await provider.cards.forget(secrets.open(due.tokenSealed, CARD_PURPOSE).toString());
      await db.delete(forgottenCard).where(eq(forgottenCard.id, due.id));
    } catch (error) {
      log.warn({ id: due.id, err: describeError(error) }, 'a card was not forgotten');
    }
  }
}
