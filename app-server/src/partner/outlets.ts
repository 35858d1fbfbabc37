import { eq } from 'drizzle-orm';
import type { Executor } from '../platform/context.ts';
import { outlet } from '../schema/index.ts';
import { outletKinds } from '../domains/shop/outlet-kind.ts';
import { CURRENCIES, isCurrency } from '../core/member/currencies.ts';
import type { EarningKind } from '../core/earning/rules.ts';
import { PartnerError } from './partner-error.ts';
import type { Partner } from './route.ts';

type Outlet = typeof outlet.$inferSelect;

/** Throws OTHER_PROPERTY. */
export function assertProperty({ properties }: Partner, property: string): void {
  if (properties.length > 0 && !properties.includes(property)) throw new PartnerError('OTHER_PROPERTY');
}

/** The outlet with this code. Throws UNKNOWN_OUTLET, OTHER_PROPERTY. */
export async function outletFor(db: Executor, partner: Partner, code: string): Promise<Outlet> {
  const [found] = await db.select().from(outlet).where(eq(outlet.code, code));
  if (found === undefined) throw new PartnerError('UNKNOWN_OUTLET');
  assertProperty(partner, found.property);
  return found;
}

/** What spending at an outlet counts as. */
export async function spendingKind(db: Executor, { code, scene }: Outlet): Promise<EarningKind> {
  if (scene === 'HOTEL') return 'STAY';
  if (scene === 'TICKET') return 'TICKET';
  return (await outletKinds(db, [code])).get(code) ?? 'SHOPPING';
}

/** MOP for one unit of a currency. Throws NO_RATE. */
export function rateOf(currency: string): {
  readonly code: keyof typeof CURRENCIES;
  readonly rateToMop: string;
} {
  if (!isCurrency(currency)) throw new PartnerError('NO_RATE');
  return CURRENCIES[currency];
}
