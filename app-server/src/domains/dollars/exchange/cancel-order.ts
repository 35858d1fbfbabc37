import type { Services } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { findOwnOrder } from '../../../core/orders/find.ts';
import type { Order } from '../../../core/orders/order-kind.ts';
import type { Unit } from '../../../core/ledger/types.ts';
import { cancelWithRefund } from '../../../core/refunds/give-back.ts';
import { exchanged, KINDS } from './order-kinds.ts';

interface Cancellation {
  readonly memberId: number;
  readonly orderNo: string;
  readonly unit: Unit;
}

/** A member's own order in its current state; NOT_YOURS for everything else. */
export async function findExchange(
  db: Parameters<typeof findOwnOrder>[0],
  { clock }: Pick<Services, 'clock'>,
  { memberId, orderNo, unit }: Cancellation,
): Promise<Order> {
  const order = await findOwnOrder(db, clock, { memberId, orderNo });
  if (order.kind !== KINDS[unit]) throw new DomainError('NOT_YOURS');
  return order;
}

/**
 * Whether a member may cancel: always while it waits for payment; while it waits for collection, unless it is
 * final.
 */
export const isCancellable = ({ status }: Order, { isFinal }: { readonly isFinal: boolean }): boolean =>
  status === 'CREATED' || (status === 'READY' && !isFinal);

/**
 * Cancels an order that was not collected: returns stock, dollars, points and money. Idempotent. Throws
 * NOT_YOURS, PICKUP_ENDED after its last day, HOLD_EXPIRED if it was not paid in time, CANCEL_CLOSED.
 */
export async function cancelExchange(
  tx: Transaction,
  services: Services,
  wanted: Cancellation,
): Promise<Order> {
  const order = await findExchange(tx, services, wanted);
  const { item } = await exchanged(tx, order.id);
  if (order.status === 'CANCELLED') return order;
  if (order.status === 'LAPSED') throw new DomainError('PICKUP_ENDED');
  if (order.status !== 'EXPIRED' && !isCancellable(order, item)) throw new DomainError('CANCEL_CLOSED');
  const actor = `member ${wanted.memberId}`;
  await cancelWithRefund(tx, services, { orderId: order.id, actor });
  return findExchange(tx, services, wanted);
}
