import { and, eq } from 'drizzle-orm';
import { hashSecret } from '../../src/core/password/scrypt.ts';
import type { Database } from '../../src/platform/database/index.ts';
import { send } from '../platform/protocol/client.ts';
import { testApp } from '../platform/protocol/test-app.ts';
import { credential, member } from '../../src/schema/index.ts';
import { newMember } from '../made/members.ts';
import { inTurn, WARM_UP, type Compared } from './compare.ts';

const TRIES = 200;
const AREA = '+853';
const COUNT = TRIES + WARM_UP;

const wide = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));

/** Spellings of one phone number, which must all count as one account, for members and strangers. */
const ANOTHER_WAY: readonly (readonly [string, (phone: string) => Record<string, string>])[] = [
  ['without the area code', (phone) => ({ account: phone })],
  ['with a space', (phone) => ({ account: ` ${phone.slice(0, 4)} ${phone.slice(4)}` })],
  ['with a dash', (phone) => ({ account: `${phone.slice(0, 4)}-${phone.slice(4)}`, areaCode: AREA })],
  ['in full-width digits', (phone) => ({ account: wide(phone) })],
  ['in another area', (phone) => ({ account: phone, areaCode: '+852' })],
];

/** A request about the numbers of members and of strangers. */
export interface Row {
  readonly name: string;
  readonly times: Compared;
  /** whether all responses were identical except for the ids in them */
  readonly isAlike: boolean;
}

const known = (n: number) => String(66_200_000 + n);
const unknown = (n: number) => String(66_300_000 + n);
/** A new address for each try: the rate limits are not measured here. */
const addresses = { next: 0 };
const newAddress = () => {
  const n = (addresses.next += 1);
  return `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`;
};

async function addMembers(db: Database): Promise<void> {
  const hash = await hashSecret('Harbour-2026');
  for (let n = 0; n < COUNT; n += 1) {
    const id = await newMember(db);
    await db
      .update(member)
      .set({ areaCode: AREA, phone: known(n) })
      .where(eq(member.id, id));
    await db.insert(credential).values({ memberId: id, kind: 'PASSWORD', hash });
  }
  const [row] = await db
    .select()
    .from(member)
    .where(and(eq(member.areaCode, AREA), eq(member.phone, unknown(0))));
  if (row !== undefined) throw new Error('a stranger is a member');
}

/**
 * Calls that must not reveal who is a member (domain §2.1): 200 numbers of members and 200 of strangers, alternately,
 * each once.
 */
export async function* knownAndUnknown(db: Database): AsyncGenerator<Row> {
  await addMembers(db);
  const app = await testApp({ db });
  const otpIds = new Map<string, string>();
  const shapes = new Set<string>();
  const ask = async (call: Parameters<typeof send>[1], payload: Record<string, unknown>) => {
    const { envelope } = await send<{ otpId?: string } | null>(app, call, {
      payload,
      remoteAddress: newAddress(),
    });
    const { data, ...rest } = envelope;
    shapes.add(JSON.stringify({ ...rest, data: data && { ...data, otpId: '', maskedPhone: '' } }));
    return envelope.data?.otpId;
  };
  const row = async (name: string, work: (phone: string) => Promise<unknown>): Promise<Row> => {
    shapes.clear();
    const times = await inTurn(
      COUNT,
      (n) => work(known(n)),
      (n) => work(unknown(n)),
    );
    return { name, times, isAlike: shapes.size === 1 };
  };
  yield await row('a code is asked for', async (phone) => {
    const otpId = await ask('POST /user/login/otp', { areaCode: AREA, phone, channel: 'sms' });
    otpIds.set(phone, otpId ?? '');
  });
  yield await row('a wrong code is given', (phone) =>
    ask('POST /user/otp/login', { areaCode: AREA, phone, otpId: otpIds.get(phone), code: '000000' }),
  );
  yield await row('a wrong password is given', (account) =>
    ask('POST /user/login/normal', { areaCode: AREA, account, password: 'Wrong-000000' }),
  );
  // further tries at the same accounts, in other spellings: from the fourth on each requires the captcha
  for (const [name, written] of ANOTHER_WAY)
    yield await row(`a wrong password again, ${name}`, (account) =>
      ask('POST /user/login/normal', { ...written(account), password: 'Wrong-000000' }),
    );
  await app.fastify.close();
}
