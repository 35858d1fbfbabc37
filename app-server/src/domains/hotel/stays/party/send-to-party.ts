import { and, eq, inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Receiver } from '../../../../platform/outbox/deliver.ts';
import type { Services } from '../../../../platform/context.ts';
import { signedPost, type SignedTarget } from '../../../../platform/signed-post.ts';
import { orders } from '../../../../schema/index.ts';
import { partyDispatch } from '../../tables/hotel-orders.ts';
import { bookedBy } from '../booked.ts';
import type { Dispatch } from './dispatch.ts';
import { rejectBooking } from './reject.ts';

const work = z.object({ dispatchId: z.int() });
/** The third party's response; other members are ignored. `SENT`: it answers later, by the partner gateway. */
const answer = z.object({
  status: z.enum(['SENT', 'CONFIRMED', 'REJECTED']),
  partyRef: z.optional(z.string().check(z.maxLength(64))),
});
type Answer = z.infer<typeof answer>;

/** The stay for a third party: without our guest ids, language or account. */
async function storyOf(tx: Parameters<Receiver>[0], orderId: number) {
  const [order] = await tx
    .select({ orderNo: orders.orderNo, status: orders.status })
    .from(orders)
    .where(eq(orders.id, orderId));
  const { row, hotel, roomType, plan } = await bookedBy(tx, orderId);
  const { checkIn, checkOut, rooms, adults, children, guests, arrivalTime, remarks } = row;
  const what = { hotelCode: hotel.code, roomTypeCode: roomType.code, rateCode: plan.code };
  const when = { checkIn, checkOut, rooms, adults, children, arrivalTime };
  return { orderNo: order?.orderNo ?? '', status: order?.status ?? '', ...what, ...when, guests, remarks };
}

/** The development third party: confirms everything, with a constant number per request. */
const confirmAll = (requestId: string): Answer => ({
  status: 'CONFIRMED',
  partyRef: `DEV-${requestId.slice(0, 8).toUpperCase()}`,
});

async function post(target: SignedTarget, requestId: string, content: unknown): Promise<Answer> {
  const response = await signedPost(target, { key: requestId, content });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`the third party answered ${response.status}`);
  }
  return answer.parse(await response.json());
}

/** Stores an answer to a dispatch, and does what it says, unless the party has decided it already. Throws STALE. */
export async function noteAnswer(
  tx: Parameters<Receiver>[0],
  services: Pick<Services, 'clock'>,
  dispatch: Dispatch,
  { status, partyRef }: Answer,
): Promise<void> {
  const { id } = dispatch;
  const isOpen = and(eq(partyDispatch.id, id), inArray(partyDispatch.status, ['QUEUED', 'SENT']));
  const { rowCount } = await tx
    .update(partyDispatch)
    .set({ status, ...(partyRef === undefined ? {} : { partyRef }) })
    .where(isOpen);
  if (rowCount === 1 && status === 'REJECTED') await rejectBooking(tx, services, dispatch);
}

/**
 * Sends to the third party, with the same `partyRequestId` in every attempt, so that it processes an event once; the
 * outbox retries after a throw. `sequence` orders the events of a booking, whose state is the present one. Without a
 * third party, dispatches stay QUEUED in production, for `npm run partner -- webhooks resend`.
 */
export function partyReceiver(target: SignedTarget | undefined): Receiver {
  return async (tx, delivery, { environment, clock }) => {
    const { dispatchId } = work.parse(delivery.payload);
    const [dispatch] = await tx.select().from(partyDispatch).where(eq(partyDispatch.id, dispatchId));
    if (dispatch === undefined) throw new Error(`dispatch ${dispatchId} is unknown`);
    const { orderId, partyCode, partyRequestId, payload, event, sequence } = dispatch;
    if (target === undefined && environment === 'production') return;
    const about = { partyRequestId, partyCode, event, sequence };
    const content = { ...about, booking: await storyOf(tx, orderId), payload };
    const said =
      target === undefined ? confirmAll(partyRequestId) : await post(target, partyRequestId, content);
    await noteAnswer(tx, { clock }, dispatch, said);
  };
}
