import { shareCalls } from '@resort/shared/calls/rows';
import { serve } from '../../platform/calls/serve.ts';
import { share } from './share.ts';
import { sharedTarget } from './shared-target.ts';

export const sharingRoutes = serve(shareCalls)({
  'POST /shareRecord': share,
  'GET /shareRecord/{token}': sharedTarget,
});
