import type { MyPoint, pointsGoodsCalls } from '@resort/mf-dollars/contract';
import type { DollarBalance, dollarBalanceCalls } from '@resort/shared/calls/rows';
import { moneyText } from '@resort/shared/contract';
import { balanceOf } from '../../core/ledger/balance.ts';
import type { ContextOf } from '../../platform/context.ts';
import { macauInstant } from '../../platform/time/clock.ts';

/** The value of one Resort Dollar. */
const PARITY = { currency: 'MOP', rate: '1.00' } as const;

/** The caller's Resort Dollars. */
export async function dollarBalance(
  context: ContextOf<typeof dollarBalanceCalls, 'GET /dollar/balance'>,
): Promise<DollarBalance> {
  const { db, clock, caller } = context;
  const own = await balanceOf(db, clock, { memberId: caller.memberId, unit: 'DOLLAR' });
  return {
    available: moneyText(own.available),
    held: moneyText(own.held),
    total: moneyText(own.available + own.held),
    pendingRelease: moneyText(own.pending),
    expiring: own.expiring.map(({ amount, on }) => ({ amount: moneyText(amount), expireOn: on })),
    currency: 'DOLLAR',
    parity: PARITY,
    asOf: macauInstant(clock.now()),
  };
}

/** The caller's points. */
export async function myPoint(
  context: ContextOf<typeof pointsGoodsCalls, 'GET /point/mall/getMyPoint'>,
): Promise<MyPoint> {
  const { db, clock, caller } = context;
  const own = await balanceOf(db, clock, { memberId: caller.memberId, unit: 'POINT' });
  return {
    points: Number(own.available),
    held: Number(own.held),
    pendingRelease: Number(own.pending),
    expiring: own.expiring.map(({ amount, on }) => ({ points: Number(amount), expireOn: on })),
    asOf: macauInstant(clock.now()),
  };
}
