import type { bookingCalls, HotelCancelled } from '@resort/mf-hotel/contract';
import type { RefundPart } from '@resort/shared/calls/rows';
import { ERRORS, moneyText, parseMoney, type Language } from '@resort/shared/contract';
import { CHECKOUT } from '../../../core/checkout/checkout-kind.ts';
import { cancelPenalty } from '../../../core/orders/cancel.ts';
import { findOwnOrder } from '../../../core/orders/find.ts';
import type { Order } from '../../../core/orders/order-kind.ts';
import { cancelWithRefund } from '../../../core/refunds/give-back.ts';
import { partsOnWire } from '../../../core/orders/refunds/part.ts';
import { bookedBy } from '../stays/booked.ts';
import { mayCancel } from '../stays/may.ts';
import { noteReason } from '../stays/stay-rows.ts';
import { ROOM_CHANGE } from '../stays/room-kind.ts';
import { ROOM } from '../rates/stay.ts';
import type { ContextOf, Services } from '../../../platform/context.ts';
import { inTransaction, type Database, type Transaction } from '../../../platform/database/index.ts';
import { DomainError, errorEnvelope } from '../../../platform/domain-error.ts';

/** What these calls cancel: a stay, a checkout that waits for payment, a change that waits for the difference. */
const KINDS: readonly string[] = [ROOM, CHECKOUT, ROOM_CHANGE];

interface Wanted {
  readonly memberId: number;
  readonly language: Language;
  readonly orderId: number;
  readonly expectedPenalty?: bigint;
  readonly reason?: string | undefined;
}

async function ownOrder(tx: Transaction, { clock }: Services, { memberId, orderId }: Wanted): Promise<Order> {
  const order = await findOwnOrder(tx, clock, { memberId, orderId });
  if (!KINDS.includes(order.kind)) throw new DomainError('NOT_YOURS');
  return order;
}

/**
 * Cancels the member's own order and refunds what remains after the fee. Idempotent. Throws NOT_YOURS, HOLD_EXPIRED,
 * CANCEL_CLOSED, PENALTY_CHANGED with `data.penalty`.
 */
async function cancelStay(tx: Transaction, services: Services, wanted: Wanted): Promise<HotelCancelled> {
  const { memberId, language, orderId, expectedPenalty, reason } = wanted;
  const own = await ownOrder(tx, services, wanted);
  const isBooked = own.kind === ROOM && own.status === 'RESERVED';
  if (isBooked && !mayCancel(own, (await bookedBy(tx, orderId)).row, services.clock))
    throw new DomainError('CANCEL_CLOSED');
  const actor = `member ${memberId}`;
  const cancelled = await cancelWithRefund(tx, services, { orderId, expectedPenalty, actor });
  const { order, penalty, parts, changed } = cancelled;
  if (changed && reason !== undefined) await noteReason(tx, orderId, reason);
  const refund = await partsOnWire(tx, parts, language);
  return { status: 'CANCELLED', penalty: moneyText(penalty), refund, currency: order.currency };
}

/** Cancels at the current fee. */
export function cancelAtOnce(
  context: ContextOf<typeof bookingCalls, 'GET /order/booking/hotel/cancelOrder'>,
): Promise<HotelCancelled> {
  const { db, caller, language, query } = context;
  const { memberId } = caller;
  const wanted = { memberId, language, orderId: Number(query.id), reason: query.reason };
  return inTransaction(db, (tx) => cancelStay(tx, context, wanted));
}

/** Cancels at a fee no higher than the one that was shown. */
export function cancelAsShown(
  context: ContextOf<typeof bookingCalls, 'POST /hotel/reserve/cancel'>,
): Promise<HotelCancelled> {
  const { db, caller, language, body } = context;
  return cancelStay(db, context, {
    memberId: caller.memberId,
    language,
    orderId: Number(body.id),
    expectedPenalty: parseMoney(body.expectedPenalty),
    reason: body.reason,
  });
}

type Batch = ContextOf<typeof bookingCalls, 'POST /hotel/reserve/batch-cancel'>;
type Result = { id: string; code: number; message: string; refund: RefundPart[] };

/** Each order once, in the order of their ids. */
const orderIds = ({ body }: Pick<Batch, 'body'>) => [...new Set(body.ids.map(Number))].sort((a, b) => a - b);

/** The fees of all orders, before any is cancelled. Cancelled orders and those of other members add nothing. */
export async function checkFees(context: Omit<Batch, 'db'> & { readonly db: Database }): Promise<void> {
  const { db, clock, caller, body } = context;
  const total = await inTransaction(db, async (tx) => {
    let sum = 0n;
    for (const orderId of orderIds(context)) {
      const order = await findOwnOrder(tx, clock, { memberId: caller.memberId, orderId }).catch(() => null);
      if (order?.kind === ROOM) sum += await cancelPenalty(tx, clock, order);
    }
    return sum;
  });
  if (total <= parseMoney(body.expectedPenaltyTotal)) return;
  const penalty = moneyText(total);
  throw new DomainError('PENALTY_CHANGED', { amount: penalty }, { penalty });
}

/** Claims the key; each order is then cancelled in its own transaction. */
export const claimBatch = () => ({ results: [] });

/**
 * Cancels one of them independently of the others, at a fee no higher than what is left of the fees that were shown.
 */
async function cancelOne(
  context: Omit<Batch, 'db'> & { readonly db: Database },
  orderId: number,
  expectedPenalty: bigint,
): Promise<{ readonly result: Result; readonly penalty: bigint }> {
  const { db, caller, language } = context;
  const id = String(orderId);
  const wanted = { memberId: caller.memberId, language, orderId, expectedPenalty };
  try {
    const { refund, penalty } = await inTransaction(db, (tx) => cancelStay(tx, context, wanted));
    return { result: { id, code: 0, message: '', refund }, penalty: parseMoney(penalty) };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { message } = errorEnvelope(error.error, language, error.values);
    const { code } = ERRORS[error.error];
    return { result: { id, code, message, refund: [] }, penalty: 0n };
  }
}

/** Cancels each order independently. A repeated request under the same key gets the same answer. */
export async function cancelBatch(context: Omit<Batch, 'db'> & { readonly db: Database }) {
  const results: Result[] = [];
  let left = parseMoney(context.body.expectedPenaltyTotal);
  for (const orderId of orderIds(context)) {
    const { result, penalty } = await cancelOne(context, orderId, left);
    left -= penalty;
    results.push(result);
  }
  return { results };
}
