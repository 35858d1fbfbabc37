import type { cartCalls } from '@resort/shared/calls/rows';
import { emptyCart, removeItems } from '../../core/cart/items.ts';
import type { ContextOf } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/index.ts';

/** Takes the named items, or everything, out of the caller's cart. */
export async function clear({ db, caller, body }: ContextOf<typeof cartCalls, 'POST /hotel/cart/clear'>) {
  const { memberId } = caller;
  const { ids } = body;
  if (ids !== undefined)
    return { count: await inTransaction(db, (tx) => removeItems(tx, memberId, ids.map(Number))) };
  await inTransaction(db, (tx) => emptyCart(tx, memberId));
  return { count: 0 };
}
