import { checkInCalls } from '@resort/mf-hotel/contract';
import { serve } from '../../../platform/calls/serve.ts';
import { readCheckIn } from './read.ts';
import { sendCheckIn } from './send.ts';

export const checkInRoutes = serve(checkInCalls)({
  'GET /hotel/check-in': readCheckIn,
  'POST /hotel/check-in': sendCheckIn,
});
