import { guideCalls } from '@resort/shared/calls/rows';
import { serve } from '../../platform/calls/serve.ts';
import { forecast } from './forecast.ts';

export const guideRoutes = serve(guideCalls)({
  'GET /guide/map-style': async ({ integrations }) => integrations.mapStyle ?? null,
  'GET /guide/forecast': forecast,
});
