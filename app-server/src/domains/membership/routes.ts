import { cardCalls } from '@resort/mf-membership/contract';
import { serve } from '../../platform/calls/serve.ts';
import { cards } from './cards.ts';

export const membershipRoutes = serve(cardCalls)({
  'GET /user/cards': cards,
});
