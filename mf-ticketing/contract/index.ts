export * from './catalogue.calls.ts';
export * from './fields.ts';
export * from './most-guests.ts';
export * from './orders.calls.ts';
export * from './real-names.calls.ts';
export * from './seat-map.ts';
export * from './tickets.calls.ts';
