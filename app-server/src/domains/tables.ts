/** Every table: what migrations are generated from. Code imports a domain's tables from its folder. */
export * from '../schema/index.ts';
export * from './content/tables/content.ts';
export * from './dollars/tables/exchange.ts';
export * from './hotel/tables/check-in.ts';
export * from './hotel/tables/hotel-orders.ts';
export * from './hotel/tables/hotels.ts';
export * from './membership/tables/gifts.ts';
export * from './membership/tables/plan-shares.ts';
export * from './membership/tables/pop-windows.ts';
export * from './offers/tables/offers.ts';
export * from './search/tables/search.ts';
export * from './sharing/tables/shares.ts';
export * from './shop/tables/shops.ts';
export * from './ticketing/tables/gates.ts';
export * from './ticketing/tables/real-names.ts';
export * from './ticketing/tables/tickets.ts';
export * from './wallet/tables/registrations.ts';
