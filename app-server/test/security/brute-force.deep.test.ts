import { describe, expect, it, jest } from '@jest/globals';
import { like } from 'drizzle-orm';
import { send, type Wire } from '../platform/protocol/client.ts';
import { testClock } from '../platform/protocol/test-clock.ts';
import { rateBucket } from '../../src/schema/index.ts';
import { standOn, type Ground } from '../database/stand-on.ts';
import { GUESSED, type Code, type From } from './secrets.ts';

jest.setTimeout(60_000);

const PROXY = '10.1.2.3';
/** Columns that are not compared. */
const MORE = 7;

let ground: Ground;
const clock = testClock();
const counted = { tried: 0, refused: 0 };

standOn((given) => (ground = given), { clock, trustProxy: PROXY });

/** As our proxy forwards it: every request comes from another visitor at another address. */
const elsewhere = (n: number): From => ({
  remoteAddress: PROXY,
  change: ({ headers }: Wire) => void (headers['x-forwarded-for'] = `198.51.${n >> 8}.${n & 255}`),
});

describe('from however many addresses it is guessed,', () => {
  it.each(GUESSED.map((guessed) => [guessed.what, guessed.compared, guessed] as const))(
    '%s is refused as wrong %d times, then not even compared; nobody else is locked out, and it ends',
    async (_what, compared, { wrong, locked, seconds, begin }) => {
      const tries = await begin(ground);
      const codes: Code[] = [];
      for (let n = 0; n < compared + MORE; n += 1) codes.push(await tries.wrong(elsewhere(n)));
      counted.tried += MORE + 1;
      counted.refused += codes.filter((code) => code === locked).length;
      expect(codes).toEqual([...Array<number>(compared).fill(wrong), ...Array<number>(MORE).fill(locked)]);
      const right = await tries.right(elsewhere(300));
      expect(right).toBe(locked);
      counted.refused += 1;
      expect(await tries.meanwhile(elsewhere(301))).toBe(0);
      clock.advance(seconds);
      expect(await (tries.again ?? tries.right)(elsewhere(302))).toBe(0);
    },
  );

  it('the limits were really met', () => {
    process.stdout.write(`guesses beyond a limit: ${counted.refused} refused of ${counted.tried}\n`);
    expect(counted).toEqual({ tried: GUESSED.length * (MORE + 1), refused: GUESSED.length * (MORE + 1) });
  });
});

describe('an address that nobody of ours vouches for', () => {
  const HEADERS = [
    'x-forwarded-for',
    'forwarded',
    'x-real-ip',
    'x-client-ip',
    'x-cluster-client-ip',
    'cf-connecting-ip',
    'true-client-ip',
    'fastly-client-ip',
    'x-original-forwarded-for',
  ];
  const guess = (account: string, claimed: string) =>
    send(ground.app, 'POST /user/login/normal', {
      remoteAddress: '203.0.113.9',
      payload: { account, password: 'wrong-password-1' },
      change: ({ headers }) => {
        for (const name of HEADERS) headers[name] = name === 'forwarded' ? `for=${claimed}` : claimed;
      },
    });

  it('is not counted, whatever header claims it; the one that really asked is', async () => {
    await guess('R999990', '198.51.100.1');
    const keys = (await ground.database.db.select().from(rateBucket)).map(({ key }) => key);
    expect(keys.filter((key) => key.includes('203.0.113.9')).length).toBeGreaterThan(0);
    expect(keys.filter((key) => key.includes('198.51.100.1'))).toEqual([]);
  });

  it('does not help to try one password at many accounts', async () => {
    await guess('R999991', '198.51.100.2');
    await ground.database.db
      .update(rateBucket)
      .set({ count: 300 })
      .where(like(rateBucket.key, 'call POST /user/login/normal ip 203.0.113.9'));
    expect((await guess('R999992', '198.51.100.3')).envelope.code).toBe(10010);
  });
});
