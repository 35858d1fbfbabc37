import { eq } from 'drizzle-orm';
import type { HookContext } from '../../../core/orders/order-kind.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { ticket, ticketPosition } from '../tables/tickets.ts';
import { newTicketNo } from '../tickets/ticket-code.ts';
import { splitByWeight } from '../split-by-weight.ts';

/** Issues a ticket for each place of a paid or free order. Each has its share of the paid amount. */
export async function issueTickets(tx: Transaction, { clock, order }: HookContext): Promise<void> {
  const places = await tx
    .update(ticketPosition)
    .set({ isLive: true })
    .where(eq(ticketPosition.orderId, order.id))
    .returning();
  const inOrder = places.toSorted((a, b) => a.id - b.id);
  const paid = splitByWeight(
    order.payable,
    inOrder.map(({ price }) => price),
  );
  await tx.insert(ticket).values(
    inOrder.map(({ id: positionId, performanceId, seat }, at) => ({
      ticketNo: newTicketNo(),
      positionId,
      performanceId,
      seat,
      holderId: order.memberId,
      paid: paid[at] ?? 0n,
      issuedAt: clock.sqlNow(),
    })),
  );
}
