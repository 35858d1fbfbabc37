import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../platform/context.ts';
import type { Order } from '../core/orders/order-kind.ts';
import { orders } from '../schema/index.ts';
import { assertProperty } from './outlets.ts';
import { PartnerError } from './partner-error.ts';
import type { Partner } from './route.ts';

/** A booking at a property of this partner's, not locked. Throws UNKNOWN_ORDER, OTHER_PROPERTY. */
export async function bookingFor(
  db: Executor,
  partner: Partner,
  { orderNo, kinds }: { readonly orderNo: string; readonly kinds: readonly string[] },
): Promise<Order> {
  const isIt = and(eq(orders.orderNo, orderNo), inArray(orders.kind, [...kinds]));
  const [found] = await db.select().from(orders).where(isIt);
  if (found === undefined) throw new PartnerError('UNKNOWN_ORDER');
  assertProperty(partner, found.property);
  return found;
}
