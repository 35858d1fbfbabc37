import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDecipheriv, createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CAPTCHA_FRAME_PATH, type CaptchaConfigReply } from '@resort/shared/calls/rows';
import { encryptedSceneId } from './aliyun.ts';
import { noteOutage } from './outage.ts';
import { captchaSubject, requireCaptcha } from '../../../core/proofs/captcha.ts';
import { acsHeaders } from '../../../platform/integrations/acs3-signature.ts';
import type { AliyunCaptchaConfig } from '../../../platform/integrations/aliyun-captcha-config.ts';
import { send, type CallOptions } from '../../../../test/platform/protocol/client.ts';
import { testApp, type TestApp } from '../../../../test/platform/protocol/test-app.ts';
import type { TestClock } from '../../../../test/platform/protocol/test-clock.ts';
import { createSecrets } from '../../../platform/secrets/secrets.ts';
import { solvedCaptcha } from '../../../../test/domains/auth/solve-captcha.ts';
import { standOn, type Ground } from '../../../../test/database/stand-on.ts';

let database: Ground['database'];
let app: TestApp;
let clock: TestClock;

standOn((ground) => ({ database, app, clock } = ground));

interface Verified {
  captchaResult: boolean;
  captchaTicket?: string;
}
const verify = async (on: TestApp, payload: Record<string, unknown>, options: CallOptions = {}) =>
  (
    await send<Verified>(on, 'POST /captchaAli/verify', {
      ...options,
      payload: { bizScene: 'OTP', ...payload },
    })
  ).envelope;
const configOf = async (on: TestApp) =>
  (
    await send<{ config: CaptchaConfigReply; hash: string }>(on, 'GET /captchaAli/config', {
      payload: { clientType: 'web' },
    })
  ).envelope.data;

describe('the embedded captcha', () => {
  it('gives a new challenge every time, with the same hash', async () => {
    const [one, two] = [await configOf(app), await configOf(app)];
    expect(one.hash).toBe(two.hash);
    expect(one.config).not.toEqual(two.config);
  });

  it('accepts a solution once, even if it is sent many times at once', async () => {
    const captchaVerifyParam = await solvedCaptcha(app);
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(app, { captchaVerifyParam })));
    expect(answers.filter(({ data }) => data.captchaResult)).toHaveLength(1);
  });

  it('refuses an unsolved challenge, a challenge that we did not issue, and invalid input', async () => {
    const { challenge, solution } = JSON.parse(
      Buffer.from(await solvedCaptcha(app), 'base64').toString(),
    ) as Record<string, Record<string, unknown>>;
    const wrap = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
    const parameters = challenge?.['parameters'] as object;
    const bad = [
      wrap({ challenge, solution: { ...solution, counter: 1, derivedKey: '00'.repeat(32) } }),
      wrap({ challenge: { ...challenge, signature: 'f'.repeat(64) }, solution }),
      wrap({ challenge: { ...challenge, parameters: { ...parameters, cost: 1 } }, solution }),
      wrap({ challenge: { ...challenge, parameters: { ...parameters, expiresAt: 1 } }, solution }),
      wrap({ challenge: {}, solution: {} }),
      wrap(null),
      'nonsense',
    ];
    for (const captchaVerifyParam of bad)
      expect(await verify(app, { captchaVerifyParam })).toMatchObject({
        code: 0,
        data: { captchaResult: false },
      });
    const good = wrap({ challenge, solution });
    expect((await verify(app, { captchaVerifyParam: good })).data.captchaResult).toBe(true);
  });
});

describe('a ticket', () => {
  const services = () => ({
    environment: 'development' as const,
    clock,
    secrets: createSecrets(Buffer.alloc(32, 7)),
  });
  const ticket = async (options: CallOptions = {}) =>
    (await verify(app, { captchaVerifyParam: await solvedCaptcha(app) }, options)).data.captchaTicket;
  const visitor = { authId: 't1718000000000', ip: '127.0.0.1' };
  const use = (given: string | undefined, subject = captchaSubject('OTP', visitor)) =>
    requireCaptcha(database.db, services(), { ticket: given, subject });

  it('is accepted once of thirty concurrent uses (I17)', async () => {
    const given = await ticket();
    const uses = await Promise.allSettled(Array.from({ length: 30 }, () => use(given)));
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it.each([
    ['another step', captchaSubject('EMAIL', visitor)],
    ['another visitor', captchaSubject('OTP', { ...visitor, authId: 't1' })],
    ['another address', captchaSubject('OTP', { ...visitor, ip: '198.51.100.1' })],
  ])('is of no use for %s', async (_name, subject) => {
    const given = await ticket();
    await expect(use(given, subject)).rejects.toThrow('CAPTCHA_REQUIRED');
    await use(given);
  });

  it('is valid for two minutes', async () => {
    const given = await ticket();
    clock.advance(120);
    await expect(use(given)).rejects.toThrow('CAPTCHA_REQUIRED');
  });
});

describe('Aliyun', () => {
  let standIn: Server;
  let aliyun: AliyunCaptchaConfig;
  let seen: { headers: Record<string, unknown>; body: string }[] = [];
  let respond: { status: number; result: unknown };

  beforeAll(async () => {
    standIn = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        seen.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
        response.writeHead(respond.status, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ Result: respond.result }));
      });
    });
    await new Promise<void>((ready) => standIn.listen(0, '127.0.0.1', ready));
    const { port } = standIn.address() as AddressInfo;
    aliyun = {
      accessKeyId: 'id',
      accessKeySecret: 'secret',
      sceneId: 'scene1',
      prefix: 'pre',
      region: 'sgp',
      encryptionKey: undefined,
      endpoint: `http://127.0.0.1:${port}`,
      scriptUrl: 'https://vendor.example/captcha.js',
      sources: ['https://vendor.example'],
      fallback: true,
    };
  });
  beforeEach(() => {
    seen = [];
    respond = { status: 200, result: { VerifyResult: true, VerifyCode: 'T001' } };
    noteOutage(0);
  });
  afterAll(() => void standIn.close());

  const withAliyun = async (change: Partial<AliyunCaptchaConfig>, test: (on: TestApp) => Promise<void>) => {
    const on = await testApp({
      db: database.db,
      clock,
      integrations: { aliyunCaptcha: { ...aliyun, ...change } },
    });
    try {
      await test(on);
    } finally {
      await on.fastify.close();
    }
  };
  const param = { captchaVerifyParam: '{"a":"b c+/="}', sceneId: 'scene1' };

  it('signs like the example in its documentation', () => {
    const headers = acsHeaders(
      {
        host: 'ecs.cn-shanghai.aliyuncs.com',
        action: 'RunInstances',
        version: '2014-05-26',
        query: {
          ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd',
          RegionId: 'cn-shanghai',
        },
        body: '',
        at: new Date('2023-10-26T10:22:32Z'),
        nonce: '3156853299f313e23d1673dc12e1703d',
      },
      { accessKeyId: 'YourAccessKeyId', accessKeySecret: 'YourAccessKeySecret' },
    );
    expect(headers['authorization']).toContain(
      'Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
    );
  });

  it('is named in the config, without secrets', async () => {
    await withAliyun({}, async (on) => {
      const { config } = await configOf(on);
      expect(config).toMatchObject({ provider: 'ALIYUN', sceneId: 'scene1', prefix: 'pre', region: 'sgp' });
      expect(JSON.stringify(config)).not.toContain('secret');
    });
  });

  it("runs in a document that may load the vendor's files and has no origin; without an account there is no document", async () => {
    const path = `/gateway${CAPTCHA_FRAME_PATH}`;
    expect((await app.fastify.inject(path)).statusCode).toBe(404);
    await withAliyun({}, async (on) => {
      const { statusCode, headers, body } = await on.fastify.inject(path);
      const [, script = ''] = /<script>([^]*)<\/script>/.exec(body) ?? [];
      const hash = createHash('sha256').update(script).digest('base64');
      expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(headers['content-security-policy']).toBe(
        `default-src 'none'; script-src 'sha256-${hash}' https://vendor.example; ` +
          `style-src 'unsafe-inline' https://vendor.example; img-src data: blob: https://vendor.example; ` +
          `font-src data: https://vendor.example; connect-src https://vendor.example; ` +
          `base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-scripts`,
      );
    });
  });

  it('encrypts the scene id if the account requires it', () => {
    const key = Buffer.alloc(32, 3);
    const bytes = Buffer.from(encryptedSceneId('scene1', key, new Date(1_718_000_000_000)), 'base64');
    const decipher = createDecipheriv('aes-256-cbc', key, bytes.subarray(0, 16));
    const text = decipher.update(bytes.subarray(16)).toString() + decipher.final().toString();
    expect(text).toBe('scene1&1718000000&2400');
  });

  it('is asked with the unchanged parameter and a signature, and its answer decides', async () => {
    await withAliyun({}, async (on) => {
      expect((await verify(on, param)).data).toMatchObject({
        captchaResult: true,
        captchaTicket: expect.any(String),
      });
      expect(new URLSearchParams(seen[0]?.body).get('CaptchaVerifyParam')).toBe(param.captchaVerifyParam);
      expect(seen[0]?.headers).toMatchObject({
        'x-acs-action': 'VerifyIntelligentCaptcha',
        authorization: expect.stringMatching(
          /^ACS3-HMAC-SHA256 Credential=id,SignedHeaders=content-type;host;/,
        ),
      });
      respond.result = { VerifyResult: false, VerifyCode: 'F008' };
      expect((await verify(on, param)).data).toEqual({ captchaResult: false, expireIn: 0 });
    });
  });

  it.each([true, false])(
    'out of reach lets nobody pass; with a fallback (%s) the embedded one replaces it',
    async (fallback) => {
      await withAliyun({ fallback }, async (on) => {
        respond.status = 503;
        expect((await verify(on, param)).code).toBe(10009);
        expect((await configOf(on)).config.provider).toBe(fallback ? 'EMBEDDED' : 'ALIYUN');
        if (!fallback) return;
        const captchaVerifyParam = await solvedCaptcha(on);
        expect((await verify(on, { captchaVerifyParam })).data.captchaResult).toBe(true);
      });
    },
  );
});
