import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ERRORS } from '@resort/shared/contract';
import { payloadsFor } from '../domains/payloads.ts';
import { servedCalls } from '../../src/domains/index.ts';
import type { ServedCall } from '../../src/platform/calls/serve.ts';
import { claimNonce } from '../../src/platform/protocol/nonce.ts';
import { STATE_CHANGING_GETS } from '../../src/platform/protocol/special-calls.ts';
import { newRandom, send, type Wire } from '../platform/protocol/client.ts';
import { withSignCheck } from '../platform/protocol/sign-check.ts';
import type { TestApp } from '../platform/protocol/test-app.ts';
import { testClock } from '../platform/protocol/test-clock.ts';
import { standOn, type Ground } from '../database/stand-on.ts';
import { peopleOf, sessionIdOf } from './people.ts';
import { everythingStored } from './stored.ts';
import { TAMPERINGS, type Honest, type People, type Tampering } from './tamperings.ts';

jest.setTimeout(60_000);

let database: Ground['database'];
let app: TestApp;
let people: People;
let before: Record<string, string>;
const clock = testClock();
const counted = { tried: 0, refused: 0 };

standOn((ground) => ({ database, app } = ground), { clock });
beforeAll(async () => {
  people = await peopleOf(app, database.db);
  before = await everythingStored(database.pool);
});
afterAll(() => {
  process.stdout.write(`tampered calls: ${counted.refused} refused of ${counted.tried}\n`);
});

let addresses = 0;
/** No address twice, so that none reaches its rate limit. */
const nextAddress = () => `10.${(addresses += 1) >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;

/** The call as the member's own client makes it, with every field set, and signed. */
function honest(call: ServedCall): Honest {
  const { key, path, row } = call;
  const names = [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);
  const [payload = {}] = payloadsFor(row);
  const options = {
    as: people.member,
    random: newRandom(),
    timestamp: clock.now().getTime(),
    remoteAddress: nextAddress(),
    params: Object.fromEntries(names.map((name) => [name, people.member.userId])),
    payload: row.once === true ? { idempotencyKey: newRandom(), ...payload } : payload,
    ...(row.signCheck === true ? { change: withSignCheck(key, people.member) } : {}),
  };
  return { app, call, people, options };
}

/** The difference from the expected response. */
async function surprise(
  call: ServedCall,
  { what, code, status = 200, signed, sent }: Tampering,
): Promise<string[]> {
  const own = honest(call);
  const change = (wire: Wire) => {
    own.options.change?.(wire);
    sent?.(wire, own);
  };
  const answer = await send(app, call.key, { ...own.options, ...signed?.(own), change });
  counted.tried += 1;
  const isRefused =
    answer.envelope.code === code &&
    answer.status === status &&
    answer.headers['cache-control'] === 'no-store';
  if (isRefused) counted.refused += 1;
  return isRefused ? [] : [`${call.key} with ${what}: ${answer.status} ${answer.envelope.code}`];
}

/**
 * A call that runs once per key may repeat its response; the format of a number, a PIN and its tries are
 * checked before that.
 */
const isRefusedBefore = ({ row }: ServedCall, code: string | number) =>
  row.once === true &&
  [ERRORS.BOOKING_NUMBER, ERRORS.VOUCHER_OUTLET, ERRORS.GATE_CODE].some((error) => error.code === code);

describe('every call is refused with', () => {
  it.each(TAMPERINGS.map((tampering) => [tampering.what, tampering.code, tampering] as const))(
    '%s (%d)',
    async (_what, _code, tampering) => {
      const calls = servedCalls.filter((call) => tampering.to?.(call) ?? true);
      expect(calls.length).toBeGreaterThan(0);
      expect((await Promise.all(calls.map((call) => surprise(call, tampering)))).flat()).toEqual([]);
    },
  );

  it('a random id that was used before (10006), where it changes anything', async () => {
    const scope = `session ${await sessionIdOf(database.db, people.member)}`;
    const changing = servedCalls.filter(
      ({ key, method }) => method !== 'GET' || STATE_CHANGING_GETS.has(key),
    );
    const replayed = changing.map(async (call) => {
      const own = honest(call);
      await claimNonce(database.db, clock, scope, own.options.random);
      const { envelope } = await send(app, call.key, own.options);
      const isRefused = envelope.code === 10006 || isRefusedBefore(call, envelope.code);
      counted.tried += 1;
      if (isRefused) counted.refused += 1;
      return isRefused ? [] : [`${call.key}: ${envelope.code}`];
    });
    expect((await Promise.all(replayed)).flat()).toEqual([]);
  });
});

it('what was refused had no effect: every row of every table is as it was', async () => {
  expect(await everythingStored(database.pool)).toEqual(before);
});

it('without any of that the member is served: these really were that member’s calls', async () => {
  const reads = servedCalls.filter(
    ({ key, method, row }) =>
      method === 'GET' && row.query === undefined && !key.includes('{') && !STATE_CHANGING_GETS.has(key),
  );
  expect(reads.length).toBeGreaterThan(20);
  const codes = await Promise.all(
    reads.map(async (call) => [call.key, (await send(app, call.key, honest(call).options)).envelope.code]),
  );
  expect(codes.filter(([, code]) => code !== 0)).toEqual([]);
});
