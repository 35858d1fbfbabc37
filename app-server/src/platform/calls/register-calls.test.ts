import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { defineCalls, LANGUAGES } from '@resort/shared/contract';
import * as z from 'zod/mini';
import { servedCalls } from '../../domains/index.ts';
import { standOn, type Ground } from '../../../test/database/stand-on.ts';
import { send, type Wire } from '../../../test/platform/protocol/client.ts';
import type { TestApp } from '../../../test/platform/protocol/test-app.ts';
import { serve } from './serve.ts';
import { ERROR_TEXTS } from '../../locales/errors/index.ts';

const calls = defineCalls({
  'GET /test/fault': { access: 'anyone', reply: z.null(), summary: 'Fails' },
  'GET /test/misfit': {
    access: 'anyone',
    reply: z.object({ amount: z.string() }),
    summary: 'Answers what its row does not allow',
  },
  'GET /test/surplus': {
    access: 'anyone',
    reply: z.object({ amount: z.string() }),
    summary: 'Answers more than its row names',
  },
  'POST /test/strict': {
    access: 'anyone',
    body: z.strictObject({ partyCode: z.string() }),
    reply: z.object({ partyCode: z.string() }),
    summary: 'Takes what it names, nothing else',
  },
  'DELETE /test/things/{id}': {
    access: 'anyone',
    body: z.object({ reason: z.string() }),
    reply: z.object({ id: z.string(), reason: z.string(), language: z.string() }),
    summary: 'Says what it was given',
  },
});

const testCalls = serve(calls)({
  'GET /test/fault': () => {
    throw new Error('the secret reason');
  },
  'GET /test/misfit': () => ({ amount: 5 as unknown as string }),
  'GET /test/surplus': () => ({ amount: '5.00', internal: 'not for the wire' }),
  'POST /test/strict': ({ body }) => body,
  'DELETE /test/things/{id}': ({ params, body, language }) => ({ ...params, ...body, language }),
});

let app: TestApp;
let production: TestApp;

const served = [...servedCalls, ...testCalls];
let another: Ground['another'];
standOn((ground) => ({ app, another } = ground), { calls: served });
beforeAll(async () => {
  production = await another({ calls: served, environment: 'production', apiBase: '/api/v1' });
});

describe('the envelope', () => {
  it('is complete on success, never cached, and has a request id', async () => {
    const { envelope, headers, status } = await send(app, 'GET /user/memberShipH5');
    expect(status).toBe(200);
    expect(Object.keys(envelope).sort()).toEqual(['code', 'data', 'errorCode', 'message']);
    expect(envelope).toMatchObject({ code: 0, errorCode: null });
    expect(headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f]{16}$/);
  });

  it.each(LANGUAGES)('uses %s if the payload does', async (language) => {
    const { envelope, status } = await send(app, 'GET /user/info', { payload: { language } });
    expect(status).toBe(200);
    expect(envelope).toEqual({
      code: 301,
      data: null,
      errorCode: null,
      message: ERROR_TEXTS.SIGN_IN_AGAIN[language],
    });
  });

  it.each([
    ['the header where the payload has no language', undefined, 'kr', 'kr'],
    ['the header where the payload’s is unknown', 'xx', 'jp', 'jp'],
    ['English where both are unknown', 'xx', 'yy', 'en'],
  ] as const)('accepts %s', async (_name, language, header, expected) => {
    const change = (wire: Wire) => {
      wire.headers['language'] = header;
    };
    const { envelope } = await send(app, 'GET /user/info', { payload: { language }, change });
    expect(envelope.message).toBe(ERROR_TEXTS.SIGN_IN_AGAIN[expected]);
  });

  it('is the same below another base path', async () => {
    expect((await send(production, 'GET /user/memberShipH5')).envelope.code).toBe(0);
    expect((await production.fastify.inject({ url: '/gateway/user/memberShipH5' })).statusCode).toBe(404);
  });
});

describe('transport errors', () => {
  const json = { 'content-type': 'application/json', language: 'tc' };
  it.each([
    [404, 10011, { url: '/gateway/nowhere' }],
    [404, 10011, { method: 'HEAD', url: '/gateway/user/logout' }],
    [404, 10011, { method: 'POST', url: '/gateway/user/info', headers: json, payload: '{}' }],
    [400, 10001, { method: 'POST', url: '/gateway/user/login/otp', headers: json, payload: '{"a":' }],
    [400, 10001, { url: '/gateway/user/%zz' }],
    [415, 10001, { method: 'POST', url: '/gateway/user/login/otp', payload: 'phone=1' }],
    [413, 10001, { method: 'POST', url: '/gateway/user/login/otp', headers: json, payload: ' '.repeat(3e5) }],
  ] as const)('%d becomes an envelope of %d: %j', async (status, code, asked) => {
    const response = await app.fastify.inject(asked);
    expect(response.statusCode).toBe(status);
    expect(response.headers['x-request-id']).toBeDefined();
    if (!('method' in asked && asked.method === 'HEAD'))
      expect(response.json()).toMatchObject({ code, data: null, errorCode: null });
  });

  it('413 also applies to a body without a declared length', async () => {
    const origin = await app.fastify.listen({ port: 0, host: '127.0.0.1' });
    const sending = request(`${origin}/gateway/user/login/otp`, { method: 'POST', headers: json });
    sending.on('error', () => undefined);
    for (let n = 0; n < 5; n += 1) sending.write(' '.repeat(64 * 1024));
    sending.end();
    const [response] = (await once(sending, 'response')) as [IncomingMessage];
    let text = '';
    for await (const chunk of response) text += String(chunk);
    expect(response.statusCode).toBe(413);
    expect(JSON.parse(text)).toMatchObject({ code: 10001, data: null });
  });

  it('500 returns only a reference to the log', async () => {
    const { envelope, status, headers } = await send(app, 'GET /test/fault');
    expect(status).toBe(500);
    expect(envelope).toMatchObject({ code: 50000, data: null });
    expect(envelope.message).toContain(String(headers['x-request-id']));
    expect(JSON.stringify(envelope)).not.toContain('secret reason');
    const line = app.log.find((text) => text.includes('the secret reason')) ?? '';
    expect(JSON.parse(line)).toMatchObject({ level: 50, reqId: headers['x-request-id'] });
  });
});

describe('a response', () => {
  it('that does not match its row fails outside production', async () => {
    expect(await send(app, 'GET /test/misfit')).toMatchObject({ status: 500, envelope: { code: 50000 } });
    expect(app.log.some((text) => text.includes('does not fit its row'))).toBe(true);
  });

  it('that does not match is sent and logged in production', async () => {
    const { envelope } = await send(production, 'GET /test/misfit');
    expect(envelope).toMatchObject({ code: 0, data: { amount: 5 } });
    expect(production.log.some((text) => text.includes('does not fit its row'))).toBe(true);
  });

  it.each(['development', 'production'])(
    'loses members that its row does not name in %s',
    async (environment) => {
      const { envelope } = await send(environment === 'production' ? production : app, 'GET /test/surplus');
      expect(envelope.data).toEqual({ amount: '5.00' });
    },
  );
});

describe('a payload', () => {
  it('may contain members that a row does not know, unless the row is strict', async () => {
    const payload = { scene: 'terms', page: 'x' };
    expect((await send(app, 'GET /user/copywriter', { payload })).envelope.code).toBe(0);
    const loose = await send(app, 'POST /test/strict', { payload: { partyCode: 'A' } });
    expect(loose.envelope.code).toBe(10004);
    const strict = { partyCode: 'A', language: undefined, authId: undefined };
    expect((await send(app, 'POST /test/strict', { payload: strict })).envelope.code).toBe(0);
  });

  it('of DELETE is a JSON body, and {id} comes from the path', async () => {
    const options = { params: { id: '42' }, payload: { reason: '退訂', language: 'tc' } };
    const { envelope } = await send(app, 'DELETE /test/things/{id}', options);
    expect(envelope.data).toEqual({ id: '42', reason: '退訂', language: 'tc' });
  });
});
