import type { cartCalls } from '@resort/shared/calls/rows';
import { addItem } from './add-item.ts';
import type { ContextOf } from '../../platform/context.ts';
import { macauInstant } from '../../platform/time/clock.ts';

/** Puts an item into the caller's cart. */
export async function add({
  db,
  caller,
  body,
  ...services
}: ContextOf<typeof cartCalls, 'POST /hotel/cart'>) {
  const { itemType, payload, qty: quantity, signTimerStr } = body;
  const { memberId } = caller;
  const added = await addItem(db, services, { memberId, itemType, payload, quantity, signTimerStr });
  return { cartItemId: String(added.id), count: added.count, expireAt: macauInstant(added.expiresAt) };
}
