import type { shopCatalogueCalls } from '@resort/mf-shop/contract';
import { and, eq } from 'drizzle-orm';
import type { Caller, ContextOf, Executor } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { shop, shopCollect } from '../tables/shops.ts';

/** The codes of what a member saved; a visitor has saved none. */
export async function savedBy(db: Executor, caller: Caller): Promise<ReadonlySet<string>> {
  if (caller.kind === 'visitor') return new Set();
  const rows = await db
    .select({ shop: shopCollect.shop })
    .from(shopCollect)
    .where(eq(shopCollect.memberId, caller.memberId));
  return new Set(rows.map((row) => row.shop));
}

/** Saves an outlet or removes it. Idempotent (I22). Throws NOT_FOUND. */
export async function collectShop({
  db,
  clock,
  caller,
  body,
}: ContextOf<typeof shopCatalogueCalls, 'POST /shop/shopCollectOperation'>) {
  const { memberId } = caller;
  const { shopId, collect } = body;
  if ((await db.$count(shop, eq(shop.code, shopId))) === 0) throw new DomainError('NOT_FOUND');
  if (collect)
    await db.insert(shopCollect).values({ memberId, shop: shopId, at: clock.sqlNow() }).onConflictDoNothing();
  else
    await db.delete(shopCollect).where(and(eq(shopCollect.memberId, memberId), eq(shopCollect.shop, shopId)));
  return { collected: collect };
}
