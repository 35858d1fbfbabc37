import type { offerCalls } from '@resort/mf-vouchers/contract';
import { and, eq } from 'drizzle-orm';
import type { ContextOf } from '../../platform/context.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { offer, offerCollect } from './tables/offers.ts';

/** Saves an offer or removes it. Idempotent (I22). Throws NOT_FOUND. */
export async function collect({
  db,
  clock,
  caller,
  body,
}: ContextOf<typeof offerCalls, 'POST /offer/collect'>) {
  const { memberId } = caller;
  const offerId = Number(body.offerId);
  const known = await db.$count(offer, eq(offer.id, offerId));
  if (known === 0) throw new DomainError('NOT_FOUND');
  if (body.collect)
    await db.insert(offerCollect).values({ memberId, offerId, at: clock.sqlNow() }).onConflictDoNothing();
  else
    await db
      .delete(offerCollect)
      .where(and(eq(offerCollect.memberId, memberId), eq(offerCollect.offerId, offerId)));
  return { collected: body.collect };
}
