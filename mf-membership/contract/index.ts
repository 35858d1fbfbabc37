export * from './cards.calls.ts';
export * from './overview.calls.ts';
