import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { CallKey } from '@resort/shared/contract';
import { ownedTables } from '../../src/domains/member-data/owned-tables.ts';
import { newRandom, send, type Identity } from '../platform/protocol/client.ts';
import { withSignCheck } from '../platform/protocol/sign-check.ts';
import { signIn } from '../platform/protocol/sign-in.ts';
import { testApp, type TestApp } from '../platform/protocol/test-app.ts';
import { testDatabase } from '../database/database.ts';
import { servedCalls } from '../../src/domains/index.ts';
import { payloadsFor, placesOf } from '../domains/payloads.ts';
import type { Naming } from './naming.ts';
import { ANYBODYS, NAMINGS } from './namings.ts';
import { belongingsOf, NOBODYS, type Owned } from './owned.ts';

jest.setTimeout(60_000);

const OWNER = '66000001';
/**
 * Expected answers to another member's ids that are not refusals: empty results, or the caller's own data.
 */
const ANSWERS: Partial<Record<CallKey, object | null>> = {
  'POST /offer/vouchers': { list: [], total: 0 },
  'POST /dollar/transaction': { hasMore: false },
  'GET /hotel/cart/delete': { count: 0 },
  'POST /hotel/cart/clear': { count: 0 },
  'POST /hotel/reserve/batch-cancel': { results: [{ code: 10007, refund: [] }] },
  'POST /Inbox/read': { newestId: expect.any(String) },
  'POST /Inbox/delete': { newestId: expect.any(String) },
  'GET /realName/delete': { deleted: true },
  'POST /member/companions/delete': { deleted: true },
  'POST /payment/cards/delete': { deleted: true },
  'POST /member/waiting/stop': { stopped: true },
  'POST /member/moment/seen': null,
  'POST /token/update/sub': { subscribed: false, topics: [] },
};

let database: Awaited<ReturnType<typeof testDatabase>>;
let app: TestApp;
let owner: Identity;
let other: Identity;
let owned: Owned;

beforeAll(async () => {
  database = await testDatabase();
  app = await testApp({ db: database.db });
  owner = await signIn(app, OWNER);
  other = await signIn(app, '66000002');
  owned = await belongingsOf(app, database.db, owner, OWNER);
});
afterAll(async () => {
  await app.fastify.close();
  await database.drop();
});

async function call(as: Identity, key: CallKey, { params = {}, payload = {} }: Naming) {
  const row = servedCalls.find((one) => one.key === key)?.row;
  const { envelope } = await send(app, key, {
    as,
    params,
    payload: row?.once ? { idempotencyKey: newRandom(), ...payload } : payload,
    ...(row?.signCheck ? { change: withSignCheck(key, as) } : {}),
  });
  return envelope;
}

/** Every row in the database that belongs to the owner. */
async function everythingOwned(): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {};
  for (const { name, table, of } of ownedTables()) {
    const found = await database.db
      .select()
      .from(table)
      .where(of(Number(owner.userId)));
    rows[name] = found
      .map((row) =>
        JSON.stringify(row, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
      )
      .sort();
  }
  return rows;
}

function payNaming(of: Owned): Naming {
  const naming = NAMINGS.find(([key]) => key === 'POST /hotel/pay')?.[1];
  if (naming === undefined) throw new Error('paying names nothing');
  return naming(of);
}

/** An id's place in a request: `id`, `orderNo`, `ids.0`, `verifyTicket`, `{token}` … */
const NAMES_SOMETHING =
  /(^|\.)(id|ids\.\d|\w+Ids?(\.\d)?|\w+No|\w*[tT]oken|\w*Ticket|signTimerStr|qrContent|terminalId)$|^\{/;
/** At any place: a captcha belongs to the visitor who solved it (captcha.test.ts). */
const isNaming = (place: string) => NAMES_SOMETHING.test(place) && place !== 'captchaTicket';

it('every id in every contract is somebody’s or anybody’s', () => {
  const places = servedCalls.flatMap(({ key, path, row }) => {
    const inPath = [...path.matchAll(/\{\w+\}/g)].map(([name]) => name);
    const inPayload = payloadsFor(row).flatMap((payload) => placesOf('string', payload));
    return [...inPath, ...inPayload].filter(isNaming).map((place) => `${key} ${place}`);
  });
  const known = NAMINGS.flatMap(([key, naming]) => naming(NOBODYS).places.map((place) => `${key} ${place}`));
  expect([...new Set([...known, ...ANYBODYS])].sort()).toEqual([...new Set(places)].sort());
});

const without = (id: string, answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer).replaceAll(`"${id}"`, '"an id"'));

describe('a member who names what is another’s', () => {
  let before: Record<string, string[]>;
  beforeEach(async () => void (before = await everythingOwned()));

  it.each(NAMINGS.map(([key, naming]) => [key, naming(NOBODYS).places.join(' and '), naming] as const))(
    'by %s, %s, hears what they would hear of nobody’s, and changes nothing',
    async (key, _places, naming) => {
      const ofNobody = await call(other, key, naming(NOBODYS));
      const answer = await call(other, key, naming(owned));
      expect(await everythingOwned()).toEqual(before);
      // a batch answers for each id, so the id itself may appear
      expect(without(owned.stay.id, answer)).toEqual(without(NOBODYS.stay.id, ofNobody));
      if (answer.code === 0)
        expect(answer).toMatchObject({ data: key in ANSWERS ? ANSWERS[key] : { refused: true } });
    },
  );
});

it('what was named is really there: its owner is answered', async () => {
  await call(owner, 'POST /hotel/pay', payNaming(owned));
  const reads = NAMINGS.filter(
    ([key]) => key.startsWith('GET') && !/cart\/delete|order\/cancel$|realName\/delete/.test(key),
  );
  const codes = [];
  for (const [key, naming] of reads) codes.push([key, (await call(owner, key, naming(owned))).code]);
  expect(codes).toEqual(reads.map(([key]) => [key, 0]));
});
