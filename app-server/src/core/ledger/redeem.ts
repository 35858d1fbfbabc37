import type { Clock } from '../../platform/time/clock.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { spend } from './spend.ts';
import type { Reference } from './reference.ts';
import type { Amount } from './types.ts';

/**
 * Spends an amount at once, without a hold. Idempotent per reference; another amount throws. Throws
 * BALANCE_INSUFFICIENT.
 */
export async function redeem(
  tx: Transaction,
  clock: Clock,
  redemption: Amount & { readonly ref: Reference },
): Promise<void> {
  await spend(tx, clock, { ...redemption, kind: 'REDEEM', to: 'LIABILITY' });
}
