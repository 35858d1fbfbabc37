export * from './identity.ts';
export * from './inventory.ts';
export * from './ledger.ts';
export * from './orders.ts';
export * from './outbox.ts';
export * from './payments.ts';
export * from './protocol.ts';
export * from './vouchers.ts';
