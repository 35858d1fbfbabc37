export * from './identity.ts';
export * from './protocol.ts';
