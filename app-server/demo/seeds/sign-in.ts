import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import { hashNewPin } from './pin-rule.ts';
import { hashDemoSecret } from './hash-demo-secret.ts';
import type { Transaction } from '../../src/platform/database/index.ts';
import { credential, insiderCard, member } from '../../src/schema/index.ts';
import { DEMO_AREA_CODE, DEMO_MEMBERS } from './members.ts';

/** A demo member's password and card PIN. Only these few members have them, because hashing is slow. */
const WITH_SECRETS = DEMO_MEMBERS.map(({ phone }) => phone).slice(0, 6);

export const demoPassword = (phone: string): string => `Lotus-${phone.slice(-6)}`;
/** Six digits that the number does not contain. */
export const demoPin = (phone: string): string =>
  String((Number(phone) * 271_829) % 1_000_000).padStart(6, '0');
export const hasDemoSecrets = (phone: string): boolean => WITH_SECRETS.includes(phone);

/** Cards issued before the app existed, to try linking one. */
export const INSIDER_CARDS = [
  {
    insiderId: 'LR000123',
    firstName: 'Wing Yan',
    lastName: 'Cheang',
    dateOfBirth: '1990-02-28',
    tier: 'GOLD',
  },
  { insiderId: 'LR000124', firstName: 'Takeshi', lastName: 'Ito', dateOfBirth: '1984-07-15', tier: 'SILVER' },
  {
    insiderId: 'LR000125',
    firstName: 'Min Seo',
    lastName: 'Kang',
    dateOfBirth: '1996-11-03',
    tier: 'DIAMOND',
  },
] as const;

async function addSecrets(tx: Transaction): Promise<void> {
  const own = tx
    .select({ one: sql`1` })
    .from(credential)
    .where(eq(credential.memberId, member.id));
  const missing = await tx
    .select({ id: member.id, phone: member.phone, dateOfBirth: member.dateOfBirth })
    .from(member)
    .where(and(eq(member.areaCode, DEMO_AREA_CODE), inArray(member.phone, WITH_SECRETS), notExists(own)));
  const rows = await Promise.all(
    missing.flatMap(({ id, phone, dateOfBirth }) => [
      hashDemoSecret(demoPassword(phone)).then((hash) => ({ memberId: id, kind: 'PASSWORD' as const, hash })),
      hashNewPin(demoPin(phone), { dateOfBirth, phone }).then((hash) => ({
        memberId: id,
        kind: 'PIN' as const,
        hash,
      })),
    ]),
  );
  if (rows.length > 0) await tx.insert(credential).values(rows);
}

/** Adds missing passwords, PINs and earlier cards. */
export async function seedSignIn(tx: Transaction): Promise<void> {
  await tx
    .insert(insiderCard)
    .values([...INSIDER_CARDS])
    .onConflictDoNothing();
  await addSecrets(tx);
}
