import { eq } from 'drizzle-orm';
import type { HookContext } from '../../../core/orders/order-kind.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { ticket, ticketPosition } from '../../../schema/index.ts';
import { newTicketNo } from '../tickets/ticket-code.ts';
import { sharesOf } from './shares.ts';

/** A ticket for each place of an order that was paid, or needed no paying. Each has its share of what was paid. */
export async function issueTickets(tx: Transaction, { clock, order }: HookContext): Promise<void> {
  const places = await tx
    .update(ticketPosition)
    .set({ isLive: true })
    .where(eq(ticketPosition.orderId, order.id))
    .returning();
  const inOrder = places.toSorted((a, b) => a.id - b.id);
  const paid = sharesOf(
    order.payable,
    inOrder.map(({ price }) => price),
  );
  await tx.insert(ticket).values(
    inOrder.map(({ id: positionId, sessionId, seat }, at) => ({
      ticketNo: newTicketNo(),
      positionId,
      sessionId,
      seat,
      holderId: order.memberId,
      paid: paid[at] ?? 0n,
      issuedAt: clock.sqlNow(),
    })),
  );
}
