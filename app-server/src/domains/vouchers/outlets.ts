import { asc, inArray } from 'drizzle-orm';
import type { Executor } from '../../platform/calls/context.ts';
import { outlet, type coupon } from '../../schema/index.ts';

export type Outlet = typeof outlet.$inferSelect;
type Terms = Pick<typeof coupon.$inferSelect, 'outlets' | 'properties' | 'scenes'>;

/** Whether vouchers of these terms are used at an outlet; an empty list is no limit. */
export function isServedAt(
  { outlets, properties, scenes }: Terms,
  { code, property, scene }: Pick<Outlet, 'code' | 'property' | 'scene'>,
): boolean {
  const within = <T>(list: readonly T[], one: T) => list.length === 0 || list.includes(one);
  return within(outlets, code) && within(properties, property) && within(scenes, scene);
}

const byCode = asc(outlet.code);

/** Where vouchers of these terms are used. */
export async function outletsFor(db: Executor, terms: Terms): Promise<Outlet[]> {
  const all = await db.select().from(outlet).orderBy(byCode);
  return all.filter((one) => isServedAt(terms, one));
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
