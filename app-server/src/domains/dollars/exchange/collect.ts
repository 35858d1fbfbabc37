import { eq } from 'drizzle-orm';
import type { Clock } from '../../../platform/time/clock.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { exchangeOrder } from '../tables/exchange.ts';
import { transition } from '../../../core/orders/transition.ts';

/**
 * Hands over an order at a property's counter, by its pick-up code. Idempotent. Throws NOT_FOUND for an
 * unknown code, STALE for an order that does not wait for collection any more.
 */
export async function collect(
  tx: Transaction,
  clock: Clock,
  { pickUpCode, actor }: { readonly pickUpCode: string; readonly actor: string },
): Promise<void> {
  const [found] = await tx
    .select({ orderId: exchangeOrder.orderId })
    .from(exchangeOrder)
    .where(eq(exchangeOrder.pickUpCode, pickUpCode));
  if (found === undefined) throw new DomainError('NOT_FOUND');
  await transition(tx, clock, { ...found, from: ['READY'], to: 'COLLECTED', event: 'COLLECTED', actor });
}
