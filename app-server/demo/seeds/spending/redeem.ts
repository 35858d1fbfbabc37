import type { Clock } from '../../../src/platform/time/clock.ts';
import type { Transaction } from '../../../src/platform/database/index.ts';
import { spend } from '../../../src/core/ledger/spend.ts';
import type { Reference } from '../../../src/core/ledger/reference.ts';
import type { Amount } from '../../../src/core/ledger/types.ts';

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
