import { walletCalls } from '@resort/shared/calls/rows';
import { serve } from '../../platform/calls/serve.ts';
import { addPass } from './add-pass.ts';
import { offeredWallets } from './offered.ts';

export const walletRoutes = serve(walletCalls)({
  'GET /wallet/offered': offeredWallets,
  'POST /wallet/pass': addPass,
});
