import type { sharedCalls, UserInfo } from '@resort/shared/calls/rows';
import { maskPhone } from '@resort/shared/contract';
import { eq } from 'drizzle-orm';
import { CURRENCIES } from '../../core/currencies.ts';
import { tierName } from '../../core/tiers.ts';
import type { ContextOf } from '../../platform/calls/context.ts';
import { macauInstant } from '../../platform/clock.ts';
import { member } from '../../schema/index.ts';

/** The caller's own data, the phone masked. */
export async function userInfo({
  db,
  caller,
  language,
}: ContextOf<typeof sharedCalls, 'GET /user/info'>): Promise<UserInfo> {
  const [own] = await db.select().from(member).where(eq(member.id, caller.memberId));
  if (own === undefined) throw new Error('a session without its member');
  const { memberNo, title, firstName, lastName, chineseName, currency, openKey } = own;
  return {
    userId: caller.userId,
    memberNo,
    title,
    firstName,
    lastName,
    chineseName,
    phoneArea: own.areaCode,
    phoneMasked: maskPhone(own.phone),
    language: own.language,
    memberTier: own.tier,
    MemberCardTier: tierName(own.tier, language),
    tierExpireAt: macauInstant(own.tierExpiresAt),
    currency,
    currencyInfo: CURRENCIES[currency],
    openKey,
    joinedAt: macauInstant(own.joinedAt),
  };
}
