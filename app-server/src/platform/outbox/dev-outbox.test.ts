import { beforeAll, describe, expect, it } from '@jest/globals';
import { outboxMessage } from '../../schema/index.ts';
import { standOn, type Ground } from '../../../test/database/stand-on.ts';
import { send } from '../../../test/platform/protocol/client.ts';
import { askForCode, outboxOf } from '../../../test/platform/protocol/sign-in.ts';
import type { TestApp } from '../../../test/platform/protocol/test-app.ts';

let database: Ground['database'];
let app: TestApp;
let production: TestApp;
let clock: Ground['clock'];
let another: Ground['another'];

standOn((ground) => ({ database, app, clock, another } = ground));
beforeAll(async () => {
  production = await another({ environment: 'production' });
});

const url = '/_dev/outbox?to=%2B85366000001';
const status = async (on: TestApp, remoteAddress: string, headers = {}) =>
  (await on.fastify.inject({ url, remoteAddress, headers })).statusCode;

describe('the development outbox', () => {
  it('shows what was sent to a number, newest first, in the requested language', async () => {
    const first = await askForCode(app, '66000001');
    clock.advance(60);
    const payload = { areaCode: '+853', phone: '66000001', channel: 'voice', language: 'tc' };
    await send(app, 'POST /user/login/otp', { payload });
    const [newest, older] = await outboxOf(app, '+85366000001');
    expect(older).toMatchObject({ to: '+85366000001', channel: 'sms', code: first.code });
    expect(older?.text).toContain(first.code);
    expect(newest).toMatchObject({ channel: 'voice', text: expect.stringContaining('驗證碼') });
    expect(newest?.at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/);
    expect(Object.keys(newest ?? {}).sort()).toEqual(['at', 'channel', 'code', 'text', 'to']);
    expect(await outboxOf(app, '+85366000002')).toEqual([]);
  });

  it.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])('is accessible for %s', async (address) => {
    expect(await status(app, address)).toBe(200);
  });

  it.each(['192.168.1.20', '10.0.0.1', '::ffff:10.0.0.1', 'fe80::1', '1.127.0.0'])(
    'is not found for %s, whatever it forwards',
    async (address) => {
      expect(await status(app, address)).toBe(404);
      expect(await status(app, address, { 'x-forwarded-for': '127.0.0.1', forwarded: 'for=127.0.0.1' })).toBe(
        404,
      );
    },
  );

  it.each(['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'])(
    'is not found behind a proxy on this machine, detected by %s',
    async (name) => {
      expect(await status(app, '127.0.0.1', { [name]: '127.0.0.1' })).toBe(404);
    },
  );

  it('is not found in production, like everything else below /_dev', async () => {
    expect(await status(production, '127.0.0.1')).toBe(404);
    expect((await app.fastify.inject({ url: '/_dev/other' })).statusCode).toBe(404);
  });

  it('has no codes in production, because they are not stored', async () => {
    const payload = { areaCode: '+853', phone: '66777777', channel: 'sms' };
    await send(production, 'POST /user/login/otp', { payload });
    const rows = await database.db.select().from(outboxMessage);
    const sent = rows.find(({ to }) => to === '+85366777777');
    expect(sent).toMatchObject({ code: null });
    expect(sent?.textSealed.toString('utf8')).not.toMatch(/\d{6}/);
  });
});
