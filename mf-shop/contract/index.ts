export * from './availability.calls.ts';
export * from './catalogue.calls.ts';
export * from './fields.ts';
export * from './reservations.calls.ts';
