import type { HotelOrderDetail } from '@resort/mf-hotel/contract';
import { eq } from 'drizzle-orm';
import type { Order } from '../../../core/orders/order-kind.ts';
import type { Executor } from '../../../platform/context.ts';
import { macauInstant, type Clock } from '../../../platform/time/clock.ts';
import type { Booked } from '../stays/booked.ts';
import { stayCheckIn } from '../tables/check-in.ts';
import { checkInState, checkInWindow } from '../stays/check-in-window.ts';

/** Online check-in as a stay's detail shows it. */
export async function onlineCheckInOf(
  { db, clock }: { readonly db: Executor; readonly clock: Clock },
  order: Order,
  booked: Booked,
): Promise<HotelOrderDetail['onlineCheckIn']> {
  const state = checkInState(clock, order, booked);
  if (state !== 'EARLY' && state !== 'OPEN') return null;
  const [sent] = await db.select().from(stayCheckIn).where(eq(stayCheckIn.orderId, order.id));
  return {
    opensAt: macauInstant(checkInWindow(booked).opensAt),
    isOpen: state === 'OPEN',
    sentAt: sent === undefined ? null : macauInstant(sent.sentAt),
  };
}
