import type { UserInfo } from '@resort/shared/calls/rows';
import { maskEmail, maskPhone, type Language } from '@resort/shared/contract';
import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/context.ts';
import { macauInstant } from '../../platform/time/clock.ts';
import { member } from '../../schema/index.ts';
import { CURRENCIES } from './currencies.ts';
import { tierName } from './tiers.ts';

/** From the newest row; without one, consent was not given. */
const granted = (memberId: number, key: string) => sql<boolean>`coalesce((
  select granted from consent where member_id = ${memberId} and key = ${key} order by id desc limit 1
), false)`;

/** What `GET /user/info` says of a member, in one query: every start of the app waits for it. */
export async function userInfoOf(db: Executor, memberId: number, language: Language): Promise<UserInfo> {
  const [found] = await db
    .select({
      own: member,
      biometric: sql<boolean>`exists (select from passkey where member_id = ${memberId})`,
      sms: granted(memberId, 'sms'),
      email: granted(memberId, 'email'),
    })
    .from(member)
    .where(eq(member.id, memberId));
  if (found === undefined) throw new Error('a session without its member');
  const { own, biometric, sms, email } = found;
  const { memberNo, title, firstName, lastName, chineseName, currency, openKey, version } = own;
  const { dateOfBirth, cityCode, countryCode } = own;
  return {
    userId: String(memberId),
    memberNo,
    title,
    firstName,
    lastName,
    chineseName,
    phoneArea: own.areaCode,
    phoneMasked: maskPhone(own.phone),
    emailMasked: own.email === null ? null : maskEmail(own.email),
    emailVerified: own.email !== null && own.emailVerifiedAt !== null,
    dateOfBirth,
    cityCode,
    countryCode,
    language: own.language,
    memberTier: own.tier,
    MemberCardTier: tierName(own.tier, language),
    tierExpireAt: macauInstant(own.tierExpiresAt),
    currency,
    currencyInfo: CURRENCIES[currency],
    openKey,
    biometric,
    consents: { sms, email },
    joinedAt: macauInstant(own.joinedAt),
    version,
  };
}
