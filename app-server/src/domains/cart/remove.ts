import type { cartCalls } from '@resort/shared/calls/rows';
import { removeItems } from '../../core/cart/items.ts';
import type { ContextOf } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/index.ts';

/** Takes one item out of the caller's cart. */
export async function remove({ db, caller, query }: ContextOf<typeof cartCalls, 'GET /hotel/cart/delete'>) {
  const ids = [Number(query.cartItemId)];
  return { count: await inTransaction(db, (tx) => removeItems(tx, caller.memberId, ids)) };
}
