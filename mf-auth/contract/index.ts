export * from './joining.calls.ts';
export * from './sign-in.calls.ts';
