import type { DocType } from '@resort/shared/documents';
import { and, eq } from 'drizzle-orm';
import { REAL_NAME_NOTICE } from '../../../src/domains/ticketing/texts/real-names.ts';
import { hashDocument, sealDocNo } from '../../../src/domains/ticketing/real-names/document.ts';
import type { Transaction } from '../../../src/platform/database/index.ts';
import type { Secrets } from '../../../src/platform/secrets/secrets.ts';
import { member } from '../../../src/schema/index.ts';
import { realName } from '../../../src/domains/ticketing/tables/real-names.ts';

interface DemoGuest {
  /** the phone of the member who saved the guest */
  readonly of: string;
  readonly docType: DocType;
  readonly docNo: string;
  readonly hanName?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly dateOfBirth: string;
  readonly nationality?: string;
  readonly docExpiry?: string;
  readonly isSelf?: true;
}

/** The member, the family, and a guest from abroad, with invented document numbers. */
const DEMO_GUESTS: readonly DemoGuest[] = [
  {
    of: '66000001',
    docType: 'MO_BIR',
    docNo: '50000018',
    hanName: '陳美玲',
    firstName: 'Mei Ling',
    lastName: 'Chan',
    dateOfBirth: '1979-03-12',
    isSelf: true,
  },
  {
    of: '66000001',
    docType: 'HKID',
    docNo: 'A1234563',
    hanName: '黃志強',
    firstName: 'Chi Keung',
    lastName: 'Wong',
    dateOfBirth: '1976-10-05',
  },
  {
    of: '66000001',
    docType: 'PASSPORT',
    docNo: 'CA000123',
    firstName: 'Ines',
    lastName: 'Almeida',
    dateOfBirth: '2014-07-21',
    nationality: 'PT',
    docExpiry: '2032-05-30',
  },
  {
    of: '66000002',
    docType: 'CN_ID',
    docNo: '11010519491231002X',
    hanName: '林國華',
    dateOfBirth: '1949-12-31',
  },
];

const rowOf = (
  secrets: Secrets,
  own: Pick<typeof member.$inferSelect, 'id' | 'dateOfBirth'>,
  { docNo, ...guest }: Omit<DemoGuest, 'of'>,
): Omit<typeof realName.$inferInsert, 'consentVersion' | 'consentAt'> => {
  const { docType, dateOfBirth, nationality = null, isSelf = false } = guest;
  return {
    hanName: '',
    firstName: '',
    lastName: '',
    ...guest,
    isSelf,
    dateOfBirth: isSelf ? (own.dateOfBirth ?? dateOfBirth) : dateOfBirth,
    memberId: own.id,
    docSealed: sealDocNo({ secrets }, own.id, docNo),
    docHash: hashDocument({ secrets }, { docType, docNo, nationality }),
  };
};

/** Adds saved guests for members without any, encrypted with the server's key, as the product does. */
export async function seedGuests(tx: Transaction, secrets: Secrets, now: Date): Promise<void> {
  const consent = { consentVersion: REAL_NAME_NOTICE.version, consentAt: now };
  for (const [phone, guests] of Map.groupBy(DEMO_GUESTS, ({ of }) => of)) {
    const isActive = and(eq(member.phone, phone), eq(member.status, 'ACTIVE'));
    const [own] = await tx.select().from(member).where(isActive);
    if (own === undefined || (await tx.$count(realName, eq(realName.memberId, own.id))) > 0) continue;
    const rows = guests.map(({ of: _of, ...guest }) => rowOf(secrets, own, guest));
    await tx.insert(realName).values(rows.map((row) => ({ ...row, ...consent })));
  }
}
