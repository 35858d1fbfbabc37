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

/** A member's own order of a unit as it counts now; NOT_YOURS for everything else. */
export async function findExchange(
  db: Parameters<typeof findOwnOrder>[0],
  { clock }: Pick<Services, 'clock'>,
  { memberId, orderNo, unit }: Cancellation,
): Promise<Order> {
  const order = await findOwnOrder(db, clock, { memberId, orderNo });
  if (order.kind !== KINDS[unit]) throw new DomainError('NOT_YOURS');
  return order;
}

/** Whether a member may cancel: what waits for its money always, what waits to be collected unless it is final. */
export const isCancellable = ({ status }: Order, { isFinal }: { readonly isFinal: boolean }): boolean =>
  status === 'CREATED' || (status === 'READY' && !isFinal);

/**
 * Gives an order back that was not collected: stock, dollars, points and money. A second call does nothing. Throws
 * NOT_YOURS, PICKUP_ENDED where its days are over, HOLD_EXPIRED where its money did not come, CANCEL_CLOSED.
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
