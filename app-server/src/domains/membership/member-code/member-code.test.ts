import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MemberCode } from '@resort/shared/calls/rows';
import { eq } from 'drizzle-orm';
import { send, type Identity } from '../../../../test/platform/protocol/client.ts';
import { signIn } from '../../../../test/platform/protocol/sign-in.ts';
import { testApp, type TestApp } from '../../../../test/platform/protocol/test-app.ts';
import { testClock } from '../../../../test/platform/protocol/test-clock.ts';
import { createSecrets } from '../../../platform/secrets/secrets.ts';
import { member } from '../../../schema/index.ts';
import { fulfilled, refusals } from '../../../../test/tools/outcomes.ts';
import { twoPools, type TwoPools } from '../../../../test/database/two-pools.ts';
import { redeemMemberCode } from './member-code.ts';

let pools: TwoPools;
let app: TestApp;
let as: Identity;
const clock = testClock();
const services = {
  environment: 'development',
  clock,
  secrets: createSecrets(Buffer.alloc(32, 7)), // the test app's key
} as const;

beforeAll(async () => {
  pools = await twoPools();
  app = await testApp({ db: pools.db, clock });
  as = await signIn(app, '66000106');
});
afterAll(async () => {
  await app.fastify.close();
  await pools.drop();
});

/** A new code, a second later than the one before, as screens request them. */
const ask = async (): Promise<MemberCode> => {
  clock.advance(1);
  return (await send<MemberCode>(app, 'GET /user/qrCode', { as })).envelope.data;
};
const redeem = (content: string, db = pools.db) => redeemMemberCode(db, services, content);
const refusal = { error: 'QR_EXPIRED' };

describe('the member code', () => {
  it('identifies the member', async () => {
    const { content, expireAt, refreshIn } = await ask();
    const exp = Date.parse(expireAt) / 1000;
    expect(content).toMatch(new RegExp(`^MB1\\.R100009\\.${exp}\\.[0-9a-f]{10}$`));
    expect(refreshIn).toBe(60);
    expect(await redeem(content)).toBe(Number(as.userId));
  });

  it('is valid once, however many tills scan it concurrently', async () => {
    const { content } = await ask();
    const results = await pools.race(12, (db) => redeem(content, db));
    expect(fulfilled(results)).toEqual([Number(as.userId)]);
    expect(refusals(results)).toEqual(Array.from({ length: 11 }, () => 'QR_EXPIRED'));
  });

  it('is valid a little longer than it is shown, then expires', async () => {
    const [shown, late] = [await ask(), await ask()];
    clock.advance(shown.refreshIn);
    expect(await redeem(shown.content)).toBe(Number(as.userId));
    clock.advance(15);
    await expect(redeem(late.content)).rejects.toMatchObject(refusal);
  });

  it.each([
    ['another member', (code: string) => code.replace('R100009', 'R100001')],
    ['a later end', (code: string) => code.replace(/\.(\d{10})\./, (_, exp) => `.${Number(exp) + 9}.`)],
    ['another mac', (code: string) => code.replace(/.$/, (last) => (last === '0' ? '1' : '0'))],
    ['a tail', (code: string) => `${code}0`],
    ['nothing', () => ''],
  ])('with %s is invalid', async (_, forge) => {
    const { content } = await ask();
    await expect(redeem(forge(content))).rejects.toMatchObject(refusal);
    expect(await redeem(content)).toBe(Number(as.userId));
  });

  it('of an inactive member is invalid', async () => {
    const { content } = await ask();
    const set = (status: 'FROZEN' | 'ACTIVE') =>
      pools.db
        .update(member)
        .set({ status })
        .where(eq(member.id, Number(as.userId)));
    await set('FROZEN');
    await expect(redeem(content)).rejects.toMatchObject(refusal);
    await set('ACTIVE');
    expect(await redeem(content)).toBe(Number(as.userId));
  });
});
