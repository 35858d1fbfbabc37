export * from './booking.calls.ts';
export * from './catalogue.calls.ts';
export * from './companions.calls.ts';
export * from './most-companions.ts';
export * from './orders.calls.ts';
export * from './prices.calls.ts';
export * from './same-guest.ts';
export * from './stay.ts';
