import { errorRows } from './error-row.ts';

/** Dollars and points (14xxx), and what they are exchanged for in the points mall (15xxx). */
export const EXCHANGE_ERRORS = errorRows({
  BALANCE_INSUFFICIENT: { code: 14001, errorCode: 'INSUFFICIENT' },
  HOLD_SETTLED: { code: 14002, errorCode: null },
  REWARD_STOCK: { code: 14003, errorCode: 'STOCK' },
  REWARD_LIMIT: { code: 14004, errorCode: 'LIMIT' },
  EXCHANGE_TIER: { code: 14005, errorCode: 'TIER' },
  PRICE_CHANGED: { code: 14006, errorCode: 'PRICE_CHANGED' },
  GOODS_STOCK: { code: 15001, errorCode: 'STOCK' },
  POINTS_INSUFFICIENT: { code: 15002, errorCode: 'POINTS' },
  GOODS_LIMIT: { code: 15003, errorCode: 'LIMIT' },
  OFF_SHELF: { code: 15004, errorCode: 'OFF_SHELF' },
  PICKUP_ENDED: { code: 15005, errorCode: 'PICKUP' },
});
