export * from './coupons.calls.ts';
export * from './my-vouchers.calls.ts';
export * from './offers.calls.ts';
