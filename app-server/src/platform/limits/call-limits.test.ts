import { describe, expect, it } from '@jest/globals';
import { errorText } from '../../../test/texts/error-text.ts';
import { like } from 'drizzle-orm';
import { servedCalls } from '../../domains/index.ts';
import { rateBucket } from '../../schema/index.ts';
import { testCalls } from '../../../test/calls/test-calls.ts';
import { standOn, type Ground } from '../../../test/database/stand-on.ts';
import { send, type CallOptions } from '../../../test/platform/protocol/client.ts';
import { signIn } from '../../../test/platform/protocol/sign-in.ts';
import type { TestApp } from '../../../test/platform/protocol/test-app.ts';

let database: Ground['database'];
let app: TestApp;
let counters: Ground['counters'];
let another: Ground['another'];

standOn((ground) => ({ database, app, counters, another } = ground), {
  calls: [...servedCalls, ...testCalls],
});

const limited = async (options: CallOptions) => (await send(app, 'GET /test/limited', options)).envelope;
const codesOf = async (times: number, options: (n: number) => CallOptions) => {
  const answers = await Promise.all(Array.from({ length: times }, (_, n) => limited(options(n))));
  return answers.map(({ code }) => code).sort();
};
const openWindows = (key: string, count: number) =>
  database.db.update(rateBucket).set({ count }).where(like(rateBucket.key, key));

describe('a limit of a call', () => {
  it('applies to a visitor at an address, also with parallel requests, and resets', async () => {
    const options = { remoteAddress: '198.51.100.1', payload: { authId: 'one' } };
    expect(await codesOf(5, () => options)).toEqual([0, 0, 0, 10010, 10010]);
    const { code, data, message } = await limited(options);
    expect({ code, data }).toEqual({ code: 10010, data: { seconds: expect.any(Number) } });
    const { seconds } = data as { seconds: number };
    expect(seconds).toBeGreaterThan(3000);
    expect(seconds).toBeLessThanOrEqual(3600);
    expect(message).toBe(errorText('TOO_MANY', { seconds }));
    counters.forget();
    expect((await limited(options)).code).toBe(0);
  });

  it('applies to an address, whatever visitor ids it sends', async () => {
    const options = (n: number) => ({ remoteAddress: '198.51.100.2', payload: { authId: `v${n}` } });
    expect(await codesOf(7, options)).toEqual([0, 0, 0, 0, 0, 10010, 10010]);
  });

  it('applies to an IPv6 network as to one address', async () => {
    const options = (n: number) => ({
      remoteAddress: `2001:db8:1:2::${n + 1}`,
      payload: { authId: `v${n}` },
    });
    expect(await codesOf(7, options)).toEqual([0, 0, 0, 0, 0, 10010, 10010]);
  });

  it('applies to a session at any address, and not to the member’s other sessions', async () => {
    const [phone, tablet] = [await signIn(app, '66000101'), await signIn(app, '66000101')];
    const moving = (n: number) => ({ as: phone, remoteAddress: `198.51.100.${10 + n}` });
    expect(await codesOf(5, moving)).toEqual([0, 0, 0, 10010, 10010]);
    expect((await limited({ as: tablet, remoteAddress: '198.51.100.20' })).code).toBe(0);
  });

  it('cannot be exhausted for somebody else by unauthenticated requests', async () => {
    const own = await signIn(app, '66000102');
    const forged = { as: { ...own, key: Buffer.alloc(32) } };
    for (let n = 0; n < 4; n += 1)
      expect((await limited({ ...forged, remoteAddress: `198.51.100.${30 + n}` })).code).toBe(10002);
    expect((await limited({ as: own, remoteAddress: '198.51.100.40' })).code).toBe(0);
  });
});

describe('every call', () => {
  it('has a limit for the caller and one for the address, without a write', async () => {
    const own = await signIn(app, '66000103');
    const remoteAddress = '198.51.100.50';
    const ask = async () => (await send(app, 'GET /user/info', { as: own, remoteAddress })).envelope.code;
    expect(await ask()).toBe(0);
    for (let n = 1; n < 300; n += 1) expect(await ask()).toBe(0);
    expect(await ask()).toBe(10010);
    counters.forget();
    expect(await ask()).toBe(0);
    await counters.exhaust({ key: `call GET /user/info ip ${remoteAddress}`, limit: 3000, seconds: 60 });
    expect(await ask()).toBe(10010);
    expect(await database.db.$count(rateBucket, like(rateBucket.key, 'call GET %'))).toBe(0);
  });
});

describe('a code', () => {
  const give = async (phone: string, remoteAddress: string, on = app) => {
    const payload = { areaCode: '+853', phone, otpId: 'f'.repeat(32), code: '000000' };
    return (await send(on, 'POST /user/otp/login', { payload, remoteAddress })).envelope.code;
  };

  it('can be verified sixty times by a visitor in ten minutes', async () => {
    expect(await give('66123456', '198.51.100.60')).toBe(11002);
    await openWindows('call POST /user/otp/login visitor 198.51.100.60%', 60);
    expect(await give('66123456', '198.51.100.60')).toBe(10010);
    expect(await give('66123456', '198.51.100.61')).toBe(11002);
    await openWindows('call POST /user/otp/login ip 198.51.100.61', 300);
    expect(await give('66123456', '198.51.100.61')).toBe(10010);
  });

  it('of a demo member is not counted, except in production', async () => {
    const production = await another({ environment: 'production' });
    const address = '198.51.100.62';
    expect(await give('66123456', address)).toBe(11002);
    await openWindows(`call POST /user/otp/login ip ${address}`, 300);
    expect(await give('66000104', address)).toBe(11002);
    expect(await give('66000104', address, production)).toBe(10010);
  });
});

it('of a code counts without waiting for the disk, and does not affect other transactions', async () => {
  const { rows } = await database.pool.query("select current_setting('synchronous_commit') as now");
  const payload = { areaCode: '+853', phone: '66123457', otpId: 'f'.repeat(32), code: '000000' };
  await send(app, 'POST /user/otp/login', { payload, remoteAddress: '198.51.100.70' });
  expect(await database.db.$count(rateBucket, like(rateBucket.key, '%198.51.100.70%'))).toBeGreaterThan(0);
  const after = await database.pool.query("select current_setting('synchronous_commit') as now");
  expect(after.rows).toEqual(rows);
});
