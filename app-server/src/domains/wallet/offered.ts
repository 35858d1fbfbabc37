import type { walletCalls, WalletName } from '@resort/shared/calls/rows';
import type { ContextOf } from '../../platform/context.ts';

/** The wallets that are configured here. */
export async function offeredWallets({ integrations }: ContextOf<typeof walletCalls, 'GET /wallet/offered'>) {
  const { appleWallet, googleWallet } = integrations;
  const wallets: WalletName[] = [];
  if (appleWallet !== undefined) wallets.push('APPLE');
  if (googleWallet !== undefined) wallets.push('GOOGLE');
  return { wallets, isTrial: appleWallet?.isSelfMade ?? false };
}
