import type { ServedCall } from '../platform/calls/serve.ts';
import { authRoutes } from './auth/routes.ts';
import { cartRoutes } from './cart/routes.ts';
import { contentRoutes } from './content/routes.ts';
import { dollarRoutes } from './dollars/routes.ts';
import { guideRoutes } from './guide/routes.ts';
import { bookingRoutes } from './hotel/booking/routes.ts';
import { catalogueRoutes } from './hotel/catalogue/routes.ts';
import { hotelOrderRoutes } from './hotel/orders/routes.ts';
import { checkInRoutes } from './hotel/check-in/routes.ts';
import { priceRoutes } from './hotel/prices/routes.ts';
import { memberDataRoutes } from './member-data/routes.ts';
import { membershipRoutes } from './membership/routes.ts';
import { messagingRoutes } from './messaging/routes.ts';
import { offerRoutes } from './offers/routes.ts';
import { paymentRoutes } from './payment/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { sharingRoutes } from './sharing/routes.ts';
import { shopRoutes } from './shop/routes.ts';
import { ticketingRoutes } from './ticketing/routes.ts';
import { voucherRoutes } from './vouchers/routes.ts';
import { walletRoutes } from './wallet/routes.ts';

/** Every call this server answers. */
export const servedCalls: readonly ServedCall[] = [
  ...authRoutes,
  ...membershipRoutes,
  ...memberDataRoutes,
  ...cartRoutes,
  ...paymentRoutes,
  ...voucherRoutes,
  ...dollarRoutes,
  ...offerRoutes,
  ...searchRoutes,
  ...sharingRoutes,
  ...catalogueRoutes,
  ...priceRoutes,
  ...bookingRoutes,
  ...hotelOrderRoutes,
  ...checkInRoutes,
  ...shopRoutes,
  ...ticketingRoutes,
  ...contentRoutes,
  ...guideRoutes,
  ...messagingRoutes,
  ...walletRoutes,
];
