import { eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/context.ts';
import { outlet, sale, tillPayment } from '../../../schema/index.ts';

interface Source {
  readonly refKind: string;
  readonly refId: string;
}

/** The number of the sale that earned or lost it: `S12/3` is sale 12 by rule 3. */
const saleIn = ({ refId }: Source): number | undefined => {
  const [, id] = /^S(\d{1,15})\//.exec(refId) ?? [];
  return id === undefined ? undefined : Number(id);
};

/** The outlets of sales and of dollars paid at a till, by `refKind refId`. */
export async function outletsOf(db: Executor, sources: readonly Source[]) {
  const sales = sources.flatMap((source) => saleIn(source) ?? []);
  const payments = sources.filter(({ refKind }) => refKind === 'TILL').map(({ refId }) => refId);
  const found = new Map<string, typeof outlet.$inferSelect>();
  if (sales.length > 0) {
    const rows = await db
      .select({ id: sale.id, outlet })
      .from(sale)
      .innerJoin(outlet, eq(outlet.code, sale.outlet))
      .where(inArray(sale.id, sales));
    for (const source of sources) {
      const at = rows.find(({ id }) => id === saleIn(source));
      if (at !== undefined) found.set(`${source.refKind} ${source.refId}`, at.outlet);
    }
  }
  if (payments.length > 0) {
    const refId = sql<string>`${tillPayment.partner} || '/' || ${tillPayment.paymentId}`;
    const rows = await db
      .select({ refId, outlet })
      .from(tillPayment)
      .innerJoin(outlet, eq(outlet.code, tillPayment.outlet))
      .where(inArray(refId, payments));
    for (const row of rows) found.set(`TILL ${row.refId}`, row.outlet);
  }
  return found;
}
