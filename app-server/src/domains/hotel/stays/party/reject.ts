import { giveUp } from '../../../../core/refunds/give-back.ts';
import { lockOrder } from '../../../../core/orders/locked-order.ts';
import { transition } from '../../../../core/orders/transition.ts';
import type { Services } from '../../../../platform/context.ts';
import type { Transaction } from '../../../../platform/database/index.ts';
import { DomainError } from '../../../../platform/domain-error.ts';
import { orders } from '../../../../schema/index.ts';
import { eq } from 'drizzle-orm';
import type { Dispatch } from './dispatch.ts';

/**
 * The hotel's system cannot honour a booking, or its change: cancels it without a fee, gives everything back, and tells
 * the member. A booking that was cancelled meanwhile stays as it is, and so does one whose guests have come. Throws STALE
 * while the member is changing it; the answer then has to be given again.
 */
export async function rejectBooking(
  tx: Transaction,
  services: Pick<Services, 'clock'>,
  { orderId, partyCode, event }: Pick<Dispatch, 'orderId' | 'partyCode' | 'event'>,
): Promise<void> {
  // a guest transfer that is refused leaves the stay
  if (partyCode !== 'PMS' || event === 'CANCELLED') return;
  const { clock } = services;
  const { order } = await lockOrder(tx, clock, orderId);
  if (order.status === 'MODIFYING') throw new DomainError('STALE');
  if (order.status !== 'RESERVED') return;
  const actor = `party ${partyCode}`;
  const step = { orderId, from: ['RESERVED'], to: 'CANCELLED', event: 'REJECTED', actor };
  await giveUp(tx, services, order, {
    penalty: 0n,
    reason: 'declined',
    actor,
    step: async () => {
      await tx.update(orders).set({ penalty: 0n }).where(eq(orders.id, orderId));
      return (await transition(tx, clock, step)).order;
    },
  });
}
