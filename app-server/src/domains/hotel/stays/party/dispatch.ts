import { and, asc, desc, eq } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { OrderNews } from '../../../../core/announcements/channels.ts';
import type { Clock } from '../../../../platform/time/clock.ts';
import type { Transaction } from '../../../../platform/database/index.ts';
import { DomainError } from '../../../../platform/domain-error.ts';
import { enqueue } from '../../../../platform/outbox/enqueue.ts';
import { PARTY_EVENTS, partyDispatch } from '../../tables/hotel-orders.ts';
import { lockOrder } from '../../../../core/orders/locked-order.ts';
import { statusOf } from '../../../../core/orders/order-kind.ts';

/** Work of the outbox: sends a booking to a third party. */
export const PARTY_TOPIC = 'stay.party';
/** The third parties: the hotel's booking system, and the guest transfer. */
export const PARTIES: readonly string[] = ['PMS', 'TRANSFER'];
/** Hears of every booking; the others of those that were sent to them. */
const ALWAYS = 'PMS';

/** Names of members that would reveal the guest's identity here. */
const IDENTITY = new Set(['language', 'userId', 'authId']);

/** Whether the value contains any of the names at any depth. */
function namesIdentity(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(namesIdentity);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, member]) => IDENTITY.has(name) || namesIdentity(member));
}

export interface PartyWish {
  readonly orderId: number;
  readonly partyCode: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

export type Dispatch = typeof partyDispatch.$inferSelect;
type PartyEvent = Dispatch['event'];

export const queueDispatch = (
  tx: Transaction,
  clock: Clock,
  { id, partyRequestId, resends }: Pick<Dispatch, 'id' | 'partyRequestId' | 'resends'>,
): Promise<void> =>
  enqueue(tx, clock, {
    topic: PARTY_TOPIC,
    payload: { dispatchId: id },
    dedupeKey: `${PARTY_TOPIC} ${partyRequestId}${resends === 0 ? '' : ` ${resends}`}`,
  });

/** Queues the next event of a booking for one party. The caller has locked the order. */
async function addEvent(
  tx: Transaction,
  clock: Clock,
  wish: PartyWish,
  event: PartyEvent,
): Promise<Dispatch> {
  const { orderId, partyCode } = wish;
  const [last] = await tx
    .select({ sequence: partyDispatch.sequence })
    .from(partyDispatch)
    .where(and(eq(partyDispatch.orderId, orderId), eq(partyDispatch.partyCode, partyCode)))
    .orderBy(desc(partyDispatch.sequence))
    .limit(1);
  const partyRequestId = randomBytes(16).toString('hex');
  const about = { event, sequence: (last?.sequence ?? 0) + 1, partyRequestId, status: 'QUEUED' as const };
  const [added] = await tx
    .insert(partyDispatch)
    .values({ ...wish, ...about })
    .returning();
  if (added === undefined) throw new Error('a dispatch was not stored');
  await queueDispatch(tx, clock, added);
  return added;
}

/**
 * Queues a booking for a third party, once per party; a second call returns the first one's status. Throws
 * UNEXPECTED_FIELD, UNAVAILABLE for an unknown party, CHANGE_CLOSED for an order that is no booking.
 */
export async function dispatchToParty(tx: Transaction, clock: Clock, wish: PartyWish): Promise<Dispatch> {
  const { orderId, partyCode, payload } = wish;
  if (namesIdentity(payload)) throw new DomainError('UNEXPECTED_FIELD');
  if (!PARTIES.includes(partyCode)) throw new DomainError('UNAVAILABLE');
  const { order } = await lockOrder(tx, clock, orderId);
  const isThis = and(eq(partyDispatch.orderId, orderId), eq(partyDispatch.partyCode, partyCode));
  const [known] = await tx
    .select()
    .from(partyDispatch)
    .where(isThis)
    .orderBy(asc(partyDispatch.sequence))
    .limit(1);
  if (known !== undefined) return known;
  if (statusOf(order, order.status).phase !== 'confirmed') throw new DomainError('CHANGE_CLOSED');
  return addEvent(tx, clock, wish, 'CONFIRMED');
}

const isPartyEvent = (news: OrderNews): news is PartyEvent =>
  (PARTY_EVENTS as readonly OrderNews[]).includes(news);

/** Queues news of a booking for the booking system, and for every party that the booking was sent to. */
export async function tellParties(
  tx: Transaction,
  { clock, orderId, news }: { readonly clock: Clock; readonly orderId: number; readonly news: OrderNews },
): Promise<void> {
  // the other parties hear that it is cancelled; the one that rejected it gets the same, in its order
  const event = news === 'REJECTED' ? 'CANCELLED' : news;
  if (!isPartyEvent(event)) return;
  const told = await tx
    .selectDistinct({ partyCode: partyDispatch.partyCode })
    .from(partyDispatch)
    .where(eq(partyDispatch.orderId, orderId));
  const parties = new Set([ALWAYS, ...told.map(({ partyCode }) => partyCode)]);
  for (const partyCode of parties) await addEvent(tx, clock, { orderId, partyCode, payload: {} }, event);
}
