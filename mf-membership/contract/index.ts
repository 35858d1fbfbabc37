export * from './benefits.calls.ts';
export * from './cards.calls.ts';
export * from './closing.calls.ts';
export * from './gifts.calls.ts';
export * from './member-code.calls.ts';
export * from './member-data.calls.ts';
export * from './overview.calls.ts';
