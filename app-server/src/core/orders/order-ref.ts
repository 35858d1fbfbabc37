import type { Reference } from '../ledger/reference.ts';
import type { Order } from './order-kind.ts';

/** The reference of an order's vouchers, dollars and points. */
export const orderRef = ({ kind, orderNo }: Pick<Order, 'kind' | 'orderNo'>): Reference => ({
  kind,
  id: orderNo,
});
