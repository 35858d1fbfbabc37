export * from './canonical.ts';
export * from './hotel-id.ts';
export * from './sign.ts';
