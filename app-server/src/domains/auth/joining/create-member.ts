import { randomBytes } from 'node:crypto';
import type { Tier } from '@resort/shared/calls/rows';
import type { Language } from '@resort/shared/contract';
import { sql } from 'drizzle-orm';
import { CHANNELS } from '../../../core/announcements/channels.ts';
import { WELCOME_LETTER } from '../../../core/announcements/letters.ts';
import type { Services } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { violates } from '../../../platform/database/unique-violation.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { card, credential, member } from '../../../schema/index.ts';
import { compose } from '../../../core/inbox/compose.ts';
import { tell } from '../../../core/messages/tell.ts';
import type { PhoneNumber } from '../../../core/one-time-code/number.ts';
import { hashSecret } from '../../../core/password/scrypt.ts';
import { tierExpiry } from '../../../core/member/tiers.ts';
import type { checkApplicant } from './check-applicant.ts';
import { drawn } from '../../../locales/drawings.ts';

interface NewMember extends PhoneNumber {
  readonly applicant: ReturnType<typeof checkApplicant>;
  readonly title: string;
  readonly language: Language;
  readonly tier: Tier;
  /** of the shared link that they followed */
  readonly shareToken: string | undefined;
}

async function nextNumber(tx: Transaction): Promise<number> {
  const { rows } = await tx.execute<{ number: string }>(sql`select nextval('member_number') as number`);
  return Number(rows[0]?.number);
}

async function insertMember(tx: Transaction, { clock }: Services, given: NewMember, number: number) {
  const { applicant, areaCode, phone, title, language, tier, shareToken } = given;
  const { password: _password, ...profile } = applicant;
  const now = clock.now();
  try {
    const [added] = await tx
      .insert(member)
      .values({
        ...profile,
        memberNo: `R${number}`,
        areaCode,
        phone,
        title,
        language,
        tier,
        tierExpiresAt: tierExpiry(now),
        currency: 'MOP',
        openKey: randomBytes(16).toString('hex'),
        joinedAt: now,
        shareToken,
      })
      .returning();
    if (added === undefined) throw new Error('the member was not stored');
    return added;
  } catch (error) {
    if (violates(error, 'member_phone')) throw new DomainError('PHONE_TAKEN');
    throw error;
  }
}

/**
 * Creates a member with a card, a welcome letter and, optionally, a password. Throws PHONE_TAKEN if the
 * number was registered meanwhile.
 */
export async function createMember(tx: Transaction, services: Services, given: NewMember) {
  const number = await nextNumber(tx);
  const added = await insertMember(tx, services, given, number);
  await tx.insert(card).values({
    memberId: added.id,
    cardNo: `8801${String(number).padStart(8, '0')}`,
    tier: added.tier,
    status: 'ACTIVE',
    issuedAt: added.joinedAt,
    expiresAt: added.tierExpiresAt,
  });
  const { password } = given.applicant;
  if (password !== undefined) {
    const hash = await hashSecret(password);
    await tx.insert(credential).values({ memberId: added.id, kind: 'PASSWORD', hash });
  }
  const welcome = compose(WELCOME_LETTER);
  const about = {
    memberId: added.id,
    kind: 'SYSTEM',
    picture: drawn('lobby'),
    link: '/my-benefits',
  } as const;
  const { language } = added;
  await tell(tx, services, CHANNELS.membership.JOINED, { language, letter: { ...welcome, ...about } });
  return added;
}
