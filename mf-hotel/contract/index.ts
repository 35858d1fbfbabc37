export * from './catalogue.calls.ts';
export * from './prices.calls.ts';
export * from './stay.ts';
