export * from './identity.ts';
export * from './protocol.ts';
export * from './sign-in.ts';
export * from './ledger.ts';
export * from './outbox.ts';
export * from './vouchers.ts';
