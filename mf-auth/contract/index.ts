export * from './joining.calls.ts';
export * from './registering.calls.ts';
export * from './sign-in.calls.ts';
