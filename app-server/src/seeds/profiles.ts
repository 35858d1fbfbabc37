import { randomBytes } from 'node:crypto';
import type { Transaction } from '../platform/database/index.ts';
import { nameChange, session, type member } from '../schema/index.ts';

type Known = Partial<typeof member.$inferInsert>;

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** What the first two of the cast have told us besides; everybody else has yet to. */
export function profileOf(phone: string, joinedAt: Date): Known {
  if (phone === '66000001')
    return {
      dateOfBirth: '1984-03-12',
      countryCode: 'MO',
      cityCode: 'MAC-TAI',
      email: 'mei.ling.chan@example.com',
      emailVerifiedAt: joinedAt,
    };
  if (phone === '66000002') return { dateOfBirth: '1979-11-02', countryCode: 'HK', cityCode: 'HKG-KOW' };
  return {};
}

/** A change of the name earlier this year and another device of today, for the first of the cast. */
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
    // of a token that nobody was given
    tokenHash: randomBytes(32),
    signKeySealed: randomBytes(32),
    device: 'Safari, iPad',
    expiresAt: new Date(now.getTime() + DAY_MS),
    lastSeenAt: new Date(now.getTime() - 3 * HOUR_MS),
  });
}
