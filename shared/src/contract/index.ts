export * from './define-calls.ts';
export * from './english-name.ts';
export * from './envelope.ts';
export * from './errors.ts';
export * from './languages.ts';
export * from './money.ts';
export * from './phone.ts';
export * from './protocol-codes.ts';
