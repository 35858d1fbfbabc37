export * from './canonical-text.ts';
export * from './canonical.ts';
export * from './hotel-id.ts';
export * from './hotel-order-ids.ts';
export * from './sign.ts';
export * from './web-crypto.ts';
