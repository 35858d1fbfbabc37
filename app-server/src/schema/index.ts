export * from './cart.ts';
export * from './identity.ts';
export * from './inventory.ts';
export * from './orders.ts';
export * from './protocol.ts';
export * from './ledger.ts';
export * from './outbox.ts';
export * from './vouchers.ts';
