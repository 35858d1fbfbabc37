import type { PointsOrder, RewardOrder, Unit } from '../../contract/index.ts';

type Common = Pick<
  PointsOrder,
  | 'orderNo'
  | 'status'
  | 'name'
  | 'picture'
  | 'qty'
  | 'orderedAt'
  | 'pickUp'
  | 'voucherIds'
  | 'cancellable'
  | 'refundNow'
  | 'refunded'
  | 'payments'
  | 'history'
>;

/** An order of either unit, as its screen shows it. */
export interface Order extends Common {
  readonly unit: Unit;
  /** as in the response */
  readonly total: string | number;
  /** money, MOP; null: none */
  readonly cash: string | null;
  readonly balanceAfter: string | number;
}

export function ofReward(order: RewardOrder): Order {
  return { ...order, unit: 'DOLLAR', total: order.amount, cash: null };
}

export function ofGoods(order: PointsOrder): Order {
  const cash = /[1-9]/.test(order.cash) ? order.cash : null;
  return { ...order, unit: 'POINT', total: order.points, cash };
}
