import { inArray } from 'drizzle-orm';
import type { Executor } from '../../platform/context.ts';
import { shop } from './tables/shops.ts';
import type { BasketPlace } from '../../core/vouchers/terms.ts';

type Kind = NonNullable<BasketPlace['outletKind']>;

/** A boutique, or an unknown outlet, has no kind for vouchers. */
export const outletKindOf = (kind: string): Kind | undefined =>
  kind === 'DINING' || kind === 'SPA' ? kind : undefined;

/** The kinds of these outlets, never from a request. */
export async function outletKinds(db: Executor, codes: readonly string[]): Promise<Map<string, Kind>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .select({ code: shop.code, kind: shop.kind })
    .from(shop)
    .where(inArray(shop.code, [...codes]));
  return new Map(
    rows.flatMap(({ code, kind }) => {
      const known = outletKindOf(kind);
      return known === undefined ? [] : [[code, known] as const];
    }),
  );
}
