import { and, eq } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Clock } from '../../../../platform/time/clock.ts';
import type { Transaction } from '../../../../platform/database/index.ts';
import { DomainError } from '../../../../platform/domain-error.ts';
import { enqueue } from '../../../../platform/outbox/enqueue.ts';
import { partyDispatch } from '../../../../schema/index.ts';
import { lockOrder } from '../../../../core/orders/locked-order.ts';
import { statusOf } from '../../../../core/orders/order-kind.ts';

/** Work of the outbox: sends a booking to a third party. */
export const PARTY_TOPIC = 'stay.party';
/** The third parties: the hotel's booking system, and the guest transfer. */
export const PARTIES: readonly string[] = ['PMS', 'TRANSFER'];

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

/**
 * Queues a booking for a third party, once per party; a second call returns the first one's status. Throws
 * UNEXPECTED_FIELD, UNAVAILABLE for an unknown party, CHANGE_CLOSED for an order that is no booking.
 */
export async function dispatchToParty(
  tx: Transaction,
  clock: Clock,
  { orderId, partyCode, payload }: PartyWish,
): Promise<Dispatch> {
  if (namesIdentity(payload)) throw new DomainError('UNEXPECTED_FIELD');
  if (!PARTIES.includes(partyCode)) throw new DomainError('UNAVAILABLE');
  const { order } = await lockOrder(tx, clock, orderId);
  const isThis = and(eq(partyDispatch.orderId, orderId), eq(partyDispatch.partyCode, partyCode));
  const [known] = await tx.select().from(partyDispatch).where(isThis);
  if (known !== undefined) return known;
  if (statusOf(order, order.status).phase !== 'confirmed') throw new DomainError('CHANGE_CLOSED');
  const values = {
    orderId,
    partyCode,
    payload,
    partyRequestId: randomBytes(16).toString('hex'),
    status: 'QUEUED' as const,
  };
  const [added] = await tx.insert(partyDispatch).values(values).returning();
  if (added === undefined) throw new Error('a dispatch was not stored');
  await enqueue(tx, clock, {
    topic: PARTY_TOPIC,
    payload: { dispatchId: added.id },
    dedupeKey: `${PARTY_TOPIC} ${added.partyRequestId}`,
  });
  return added;
}
