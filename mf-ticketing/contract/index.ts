export * from './catalogue.calls.ts';
export * from './fields.ts';
export * from './orders.calls.ts';
export * from './seat-map.ts';
