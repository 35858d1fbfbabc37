import type { hotelOrderCalls } from '@resort/mf-hotel/contract';
import type { ContextOf } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { stayReview } from '../../../schema/index.ts';
import { findOwnOrder } from '../../../core/orders/find.ts';
import { ROOM } from '../rates/stay.ts';

/** Stores the caller's review of an own stay. Throws NOT_YOURS; STALE before its end, or where another review is stored. */
export async function reviewStay(context: ContextOf<typeof hotelOrderCalls, 'POST /hotel/review'>) {
  const { db, clock, caller, body } = context;
  const { orderNo, stars, text } = body;
  const own = await findOwnOrder(db, clock, { memberId: caller.memberId, orderNo });
  const { id: orderId, kind, status } = own;
  if (kind !== ROOM) throw new DomainError('NOT_YOURS');
  if (status !== 'CHECKED_OUT') throw new DomainError('STALE');
  const words = { stars, text: text.trim() };
  const { rowCount } = await db
    .insert(stayReview)
    .values({ orderId, ...words, at: clock.sqlNow() })
    .onConflictDoNothing();
  if (rowCount === 0) throw new DomainError('STALE');
  return words;
}
