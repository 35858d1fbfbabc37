import type { Reservation } from '@resort/mf-shop/contract';
import { and, desc, eq } from 'drizzle-orm';
import { recordEvent } from '../../../core/orders/events.ts';
import type { Order } from '../../../core/orders/order-kind.ts';
import type { Executor } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { macauInstant, type Clock } from '../../../platform/time/clock.ts';
import { orderEvent } from '../../../schema/index.ts';
import { timeOf } from '../availability/slots-on-wire.ts';

/** When a party comes, and how many. */
interface Visit {
  readonly startsAt: Date;
  readonly party: number;
}
interface KeptVisit {
  readonly startsAt: string;
  readonly party: number;
}
interface Move {
  readonly from: KeptVisit;
  readonly to: KeptVisit;
}

const MOVED = 'MOVED';

const kept = ({ startsAt, party }: Visit): KeptVisit => ({ startsAt: startsAt.toISOString(), party });

/** Keeps another time or party in the order's history. A change of wishes alone moves nothing. */
export async function recordMove(
  tx: Transaction,
  clock: Clock,
  { order, actor, ...visits }: { order: Order; actor: string; from: Visit; to: Visit },
): Promise<void> {
  const data: Move = { from: kept(visits.from), to: kept(visits.to) };
  if (data.from.startsAt === data.to.startsAt && data.from.party === data.to.party) return;
  await recordEvent(tx, clock, order.id, {
    event: MOVED,
    actor,
    data,
    from: order.status,
    to: order.status,
  });
}

function onWire({ startsAt, party }: KeptVisit) {
  const at = new Date(startsAt);
  return { date: macauInstant(at).slice(0, 10), time: timeOf(at), party };
}

/** The last change of time or party that took place; null: none. */
export async function lastMoveOf(db: Executor, orderId: number): Promise<Reservation['moved']> {
  const [event] = await db
    .select({ at: orderEvent.at, data: orderEvent.data })
    .from(orderEvent)
    .where(and(eq(orderEvent.orderId, orderId), eq(orderEvent.event, MOVED)))
    .orderBy(desc(orderEvent.id))
    .limit(1);
  if (event === undefined) return null;
  const { from, to } = event.data as Move;
  return { at: macauInstant(event.at), from: onWire(from), to: onWire(to) };
}
