import { searchCalls } from '@resort/mf-membership/contract';
import { serve } from '../../platform/calls/serve.ts';
import { search } from './search.ts';

export const searchRoutes = serve(searchCalls)({ 'GET /search': search });
