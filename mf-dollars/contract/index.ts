export * from './balance.calls.ts';
export * from './exchange.ts';
export * from './points-goods.calls.ts';
export * from './points-orders.calls.ts';
export * from './reward-orders.calls.ts';
export * from './rewards.calls.ts';
export * from './transactions.calls.ts';
