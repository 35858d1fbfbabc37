export * from './identity.ts';
export * from './protocol.ts';
export * from './sign-in.ts';
