import type { Reference } from '../ledger/reference.ts';
import type { Order } from './order-kind.ts';

/** What vouchers, dollars and points are held under for an order. */
export const orderRef = ({ kind, orderNo }: Pick<Order, 'kind' | 'orderNo'>): Reference => ({
  kind,
  id: orderNo,
});
