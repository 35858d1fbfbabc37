export * from './cards.calls.ts';
export * from './member-code.calls.ts';
export * from './overview.calls.ts';
