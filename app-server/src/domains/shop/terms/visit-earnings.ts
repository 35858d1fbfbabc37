import type { ShopKind } from '@resort/mf-shop/contract';
import type { Earnings } from '@resort/shared/calls/rows';
import { expectedOf } from '../../../core/earning/expected.ts';
import type { EarningKind } from '../../../core/earning/rules.ts';
import type { Executor } from '../../../platform/context.ts';
import type { Clock } from '../../../platform/time/clock.ts';

interface Visit {
  readonly memberId: number;
  readonly kind: ShopKind;
  /** what it costs in all, hundredths of MOP; zero: only the bill will say */
  readonly total: bigint;
}

const EARNS_AS: Readonly<Record<ShopKind, EarningKind>> = { DINING: 'DINING', SPA: 'SPA', SHOP: 'SHOPPING' };

/** What a visit earns when the till reports its bill, if all of it is paid with money. Null: nobody knows yet. */
export const visitEarnings = (
  db: Executor,
  clock: Clock,
  { memberId, kind, total: mop }: Visit,
): Promise<Earnings | null> =>
  mop === 0n
    ? Promise.resolve(null)
    : expectedOf(db, clock, { memberId, kind: EARNS_AS[kind], currency: 'MOP', mop });
