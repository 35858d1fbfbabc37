import { describe, expect, it } from '@jest/globals';
import { card } from '../../schema/index.ts';
import { standOn, type Ground } from '../../../test/database/stand-on.ts';
import { describeError, oneLine } from './logging.ts';
import { send } from '../../../test/platform/protocol/client.ts';
import { signIn } from '../../../test/platform/protocol/sign-in.ts';
import { testApp, type TestApp } from '../../../test/platform/protocol/test-app.ts';

let database: Ground['database'];
let app: TestApp;

standOn((ground) => ({ database, app } = ground), { environment: 'production' });

describe('the log', () => {
  it.each([
    'token',
    'tokenValue',
    'sign',
    'signKey',
    'phone',
    'code',
    'authorization-app',
    'password',
    'pin',
    'outletPin',
    'gatePin',
    'deviceProof',
  ])('removes %s at any depth', (name) => {
    app.fastify.log.info({ [name]: 'hush', body: { [name]: 'hush' }, a: { b: { [name]: 'hush' } } }, 'line');
    expect(app.log.at(-1)).not.toContain('hush');
    expect(app.log.at(-1)).toContain(name);
  });

  it('has a line for a call in production, without its query', async () => {
    await send(app, 'GET /user/copywriter', { payload: { scene: 'terms', phone: '66123456' } });
    const line = JSON.parse(app.log.at(-1) ?? '{}') as object;
    expect(line).toMatchObject({ msg: 'call', method: 'GET', path: '/gateway/user/copywriter', status: 200 });
    expect(app.log.join()).not.toContain('66123456');
  });

  it('never contains the values of a failed query', async () => {
    const at = new Date();
    const values = { memberId: 1, cardNo: '899912345678', tier: 'GOLD', status: 'ACTIVE' } as const;
    const failed = await database.db
      .insert(card)
      .values({ ...values, issuedAt: at, expiresAt: at })
      .catch((error: unknown) => describeError(error));
    expect(failed).toMatchObject({ cause: { sqlState: '23503' } });
    expect(JSON.stringify(failed)).not.toContain('899912345678');
  });

  it('contains nothing of a sign-in that could be misused', async () => {
    const development = await testApp({ db: database.db });
    const { token, key } = await signIn(development, '66000112');
    await development.fastify.close();
    const text = development.log.join();
    for (const secret of [token, Buffer.from(key).toString('base64'), '66000112'])
      expect(text).not.toContain(secret);
  });

  it('is a readable line in development', () => {
    const json = { level: 40, time: Date.UTC(2026, 0, 1), pid: 1, hostname: 'h', msg: 'slow', ms: 5 };
    expect(oneLine(JSON.stringify(json))).toMatch(/^\d\d:\d\d:\d\d warn slow {"ms":5}\n$/);
    const failed = { ...json, err: { stack: 'Error: x\n    at y' } };
    expect(oneLine(JSON.stringify(failed))).toMatch(/\nError: x\n {4}at y\n$/);
  });
});
