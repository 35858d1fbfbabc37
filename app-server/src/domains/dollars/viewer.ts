import { eq } from 'drizzle-orm';
import { balanceOf } from '../../core/ledger/balance.ts';
import type { Unit } from '../../core/ledger/types.ts';
import type { MemberCaller, Services } from '../../platform/context.ts';
import { macauDate } from '../../platform/time/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { member } from '../../schema/index.ts';

type Asked = Pick<Services, 'clock'> & { readonly db: Database; readonly caller: MemberCaller };

/** The reader of the shelf: tier, balance, day. */
export async function viewerOf({ db, clock, caller: { memberId } }: Asked, unit: Unit) {
  const [own] = await db.select({ tier: member.tier }).from(member).where(eq(member.id, memberId));
  if (own === undefined) throw new Error('the caller has gone');
  const { available } = await balanceOf(db, clock, { memberId, unit });
  return { memberId, unit, tier: own.tier, balance: available, today: macauDate(clock.now()) };
}
