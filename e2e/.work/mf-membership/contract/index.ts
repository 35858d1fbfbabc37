export * from './cards.calls.ts';
