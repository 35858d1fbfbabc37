import { randomBytes } from 'node:crypto';
import type { Language } from '@resort/shared/contract';
import type { Transaction } from '../../src/platform/database/index.ts';
import { nameChange, session, type member } from '../../src/schema/index.ts';
import type { DemoMember } from './members.ts';

type Known = Pick<
  typeof member.$inferInsert,
  'dateOfBirth' | 'countryCode' | 'cityCode' | 'email' | 'emailVerifiedAt'
>;

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const COUNTRIES: Record<Language, string> = { en: 'MO', tc: 'MO', sc: 'CN', kr: 'KR', jp: 'JP' };
const OLDEST = 1962;

/** The fields that sign-up requires; the first member of the cast has filled in all fields. */
export function profileOf({ phone, language }: DemoMember, joinedAt: Date): Known {
  if (phone === '66000001')
    return {
      dateOfBirth: '1984-03-12',
      countryCode: 'MO',
      cityCode: 'MAC-TAI',
      email: 'mei.ling.chan@example.com',
      emailVerifiedAt: joinedAt,
    };
  const year = OLDEST + ((Number(phone.slice(-2)) * 7) % 40);
  return { dateOfBirth: `${year}-09-05`, countryCode: COUNTRIES[language] };
}

/**
 * For the first member of the cast: a change of name earlier this year, and another device signed in today.
 */
export async function seedProfileHistory(
  tx: Transaction,
  { phone, memberId, now }: { phone: string; memberId: number; now: Date },
): Promise<void> {
  if (phone !== '66000001') return;
  const changedAt = new Date(now.getTime() - 160 * DAY_MS);
  await tx.insert(nameChange).values({
    memberId,
    firstName: 'Mei Ling',
    lastName: 'Chan',
    earlierFirstName: 'Mei Ling',
    earlierLastName: 'Cheong',
    reason: 'Marriage',
    status: 'APPLIED',
    at: changedAt,
    decidedAt: changedAt,
  });
  await tx.insert(session).values({
    memberId,
    // the hash of a token that was never issued
    tokenHash: randomBytes(32),
    signKeySealed: randomBytes(32),
    device: 'Safari, iPad',
    expiresAt: new Date(now.getTime() + DAY_MS),
    lastSeenAt: new Date(now.getTime() - 3 * HOUR_MS),
  });
}
