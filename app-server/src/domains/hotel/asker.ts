import type { StayCurrency } from '@resort/mf-hotel/contract';
import { eq } from 'drizzle-orm';
import type { Asker } from './rates/price-stay.ts';
import type { Caller, Executor, Services } from '../../platform/context.ts';
import { member } from '../../schema/index.ts';

interface Asked extends Pick<Services, 'clock'> {
  readonly db: Executor;
  readonly caller: Caller;
}

/** Who asks for prices: a member with tier and currency, or a visitor, who sees public prices in MOP. */
export async function askerOf({ db, clock, caller }: Asked, currency?: StayCurrency): Promise<Asker> {
  if (caller.kind === 'visitor') return { clock, tier: null, currency: currency ?? 'MOP' };
  const [own] = await db
    .select({ tier: member.tier, currency: member.currency })
    .from(member)
    .where(eq(member.id, caller.memberId));
  if (own === undefined) throw new Error('the caller has gone');
  return { clock, tier: own.tier, currency: currency ?? own.currency };
}
