import { priceCalls } from '@resort/mf-hotel/contract';
import { serve } from '../../../platform/calls/serve.ts';
import { availability, availabilityDetail } from './availability.ts';
import { calendar, calendarOfRate } from './calendar.ts';
import { cardLevel, checkCategories } from './member-rates.ts';
import { bestByRate, bestByType, ratePrice } from './quotes.ts';

export const priceRoutes = serve(priceCalls)({
  'POST /hotel/getAvailability': availability,
  'POST /hotel/getAvailabilityDetail': availabilityDetail,
  'GET /hotel/getRatePrice': ratePrice,
  'GET /hotel/calendar': calendar,
  'GET /hotel/calendar/rate-code': calendarOfRate,
  'POST /hotel/bestAvailability/type': bestByType,
  'POST /hotel/bestAvailability/rate': bestByRate,
  'POST /mdp/card-level': cardLevel,
  'POST /hotel/checkCategories': checkCategories,
});
