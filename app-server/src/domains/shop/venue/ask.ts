import { toLanguage } from '@resort/shared/contract';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { SignedTarget } from '../../../platform/signed-post.ts';
import { macauInstant } from '../../../platform/time/clock.ts';
import type { Receiver } from '../../../platform/outbox/deliver.ts';
import { member, orders } from '../../../schema/index.ts';
import { reservation } from '../tables/shops.ts';
import { askedOf } from '../reservations/change.ts';
import { applyAnswer } from './answer.ts';
import { venueEngine } from './engine.ts';

const payload = z.object({ orderId: z.int(), revision: z.int() });

/** A request for a reservation or for a change of it, in the venue's format. */
const wantedOf = ({ startsAt, endsAt, party, remarks }: Asked) => ({
  startsAt: macauInstant(new Date(startsAt)),
  endsAt: macauInstant(new Date(endsAt)),
  party,
  remarks,
});
interface Asked {
  readonly startsAt: Date | string;
  readonly endsAt: Date | string;
  readonly party: number;
  readonly remarks: string;
}

/** Outbox work: asks the venue and applies its answer; if it cannot be reached, it is asked again later. */
export const venueReceiver =
  (target: SignedTarget | undefined): Receiver =>
  async (tx, delivery, context) => {
    const { orderId, revision } = payload.parse(delivery.payload);
    const [found] = await tx
      .select({ row: reservation, order: orders, language: member.language })
      .from(reservation)
      .innerJoin(orders, eq(orders.id, reservation.orderId))
      .innerJoin(member, eq(member.id, orders.memberId))
      .where(eq(reservation.orderId, orderId));
    if (found === undefined) throw new Error(`order ${orderId} reserves nothing`);
    const { row, order } = found;
    const change = order.status === 'RESERVED' ? askedOf(row) : undefined;
    if (row.revision !== revision || (order.status !== 'REQUESTED' && change === undefined)) return;
    const ask = venueEngine(target, context.environment);
    const answer = await ask({
      requestId: `${order.orderNo} ${revision}`,
      shop: row.shop,
      changes: change === undefined ? null : row.venueRef,
      language: toLanguage(found.language),
      ...wantedOf(change?.to ?? row),
    });
    await applyAnswer(tx, context, { orderId, revision, answer });
  };
