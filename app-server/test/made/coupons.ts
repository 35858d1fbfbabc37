import { inEach } from '@resort/shared/contract';
import type { Clock } from '../../src/platform/time/clock.ts';
import type { Database } from '../../src/platform/database/index.ts';
import { coupon } from '../../src/schema/index.ts';

let next = 1;

type Terms = Partial<typeof coupon.$inferInsert>;

/**
 * Creates a coupon of MOP 50 that everybody can claim for 30 days, unless `terms` differ. Resolves to its
 * code.
 */
export async function newCoupon(db: Database, clock: Clock, terms: Terms = {}): Promise<string> {
  const now = clock.now().getTime();
  const code = `T${process.pid}-${(next += 1)}`;
  const name = inEach(() => code);
  await db.insert(coupon).values({
    code,
    name,
    type: 'CASH',
    face: 50_00n,
    isStackable: true,
    stock: 1000,
    startsAt: new Date(now - 1000),
    endsAt: new Date(now + 365 * 86_400_000),
    validDays: terms.usableUntil ? null : 30,
    ...terms,
  });
  return code;
}
