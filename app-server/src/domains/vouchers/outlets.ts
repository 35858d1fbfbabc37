import { asc, inArray } from 'drizzle-orm';
import { coversLine } from '../../core/vouchers/applicability.ts';
import { outletKinds } from '../shop/outlet-kind.ts';
import type { VoucherTerms } from '../../core/vouchers/terms.ts';
import type { Executor } from '../../platform/context.ts';
import { outlet } from '../../schema/index.ts';

export type Outlet = typeof outlet.$inferSelect;
type Terms = Pick<VoucherTerms, 'outlets' | 'properties' | 'scenes'>;

/** Of these outlets those where vouchers of these terms are used; an empty list of the terms is no limit. */
export async function servedAt(db: Executor, terms: Terms, outlets: readonly Outlet[]): Promise<Outlet[]> {
  const kinds = await outletKinds(
    db,
    outlets.map(({ code }) => code),
  );
  return outlets.filter(({ code, property, scene }) =>
    coversLine(terms, { scene, property, outlet: code, outletKind: kinds.get(code) }),
  );
}

const byCode = asc(outlet.code);

/** Where vouchers of these terms are used. */
export async function outletsFor(db: Executor, terms: Terms): Promise<Outlet[]> {
  const all = await db.select().from(outlet).orderBy(byCode);
  return servedAt(db, terms, all);
}

/** Those of these codes that exist. */
export async function outletsOf(db: Executor, codes: readonly string[]): Promise<Outlet[]> {
  if (codes.length === 0) return [];
  return db
    .select()
    .from(outlet)
    .where(inArray(outlet.code, [...codes]))
    .orderBy(byCode);
}
