import { beforeAll, describe, expect, it } from '@jest/globals';
import { standOn, type Ground } from '../../../test/database/stand-on.ts';
import { readOrigins } from '@resort/shared/origins';
import { send, type Wire } from '../../../test/platform/protocol/client.ts';
import type { TestApp } from '../../../test/platform/protocol/test-app.ts';

const ORIGIN = 'https://members.example.com';
const url = '/gateway/user/login/otp';

let app: TestApp;
let closed: TestApp;

let another: Ground['another'];

standOn((ground) => ({ app, another } = ground), {
  corsOrigins: readOrigins('CORS_ORIGINS', `${ORIGIN}, http://localhost:5173`),
});
beforeAll(async () => {
  closed = await another({});
});

const preflight = (on: TestApp, origin: string) =>
  on.fastify.inject({
    method: 'OPTIONS',
    url,
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization-app,content-type,sign',
    },
  });
const corsOf = (headers: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('access-control-')));
const from =
  (origin: string) =>
  ({ headers }: Wire) => {
    headers['origin'] = origin;
  };
const readable = {
  'access-control-allow-origin': ORIGIN,
  'access-control-expose-headers': 'x-request-id, Retry-After',
};

describe('a preflight', () => {
  it('of a listed origin returns what may be sent, for ten minutes, without credentials', async () => {
    const { statusCode, headers, body } = await preflight(app, ORIGIN);
    expect({ statusCode, body }).toEqual({ statusCode: 204, body: '' });
    expect(headers.vary).toBe('Origin');
    expect(corsOf(headers)).toEqual({
      ...readable,
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers':
        'Content-Type, platform, channel, language, sign, timestamp, random, Authorization-App, sign-check, traceparent',
      'access-control-max-age': '600',
    });
  });

  it.each([
    'https://evil.example',
    'https://members.example.com.evil.example',
    'http://members.example.com',
    'https://members.example.com:8443',
    'null',
  ])('of %s returns no permission', async (origin) => {
    const { headers } = await preflight(app, origin);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers.vary).toBe('Origin');
  });

  it('is an unknown path if no origin is listed', async () => {
    const { statusCode, headers } = await preflight(closed, ORIGIN);
    expect(statusCode).toBe(404);
    expect(corsOf(headers)).toEqual({});
  });
});

describe('a call', () => {
  it('of a listed origin can be read, of others not', async () => {
    const own = await send(app, 'GET /user/memberShipH5', { change: from(ORIGIN) });
    expect(own.envelope.code).toBe(0);
    expect(corsOf(own.headers)).toEqual(readable);
    const other = await send(app, 'GET /user/memberShipH5', { change: from('https://evil.example') });
    expect(other.headers).not.toHaveProperty('access-control-allow-origin');
    expect(other.headers['vary']).toBe('Origin');
  });

  it.each([
    [404, { url: '/gateway/nowhere' }],
    [400, { method: 'POST', url, headers: { 'content-type': 'application/json' }, payload: '{' }],
    [413, { method: 'POST', url, headers: { 'content-type': 'application/json' }, payload: ' '.repeat(3e5) }],
  ] as const)('that fails with %d can be read, too', async (status, request) => {
    const headers = { ...('headers' in request ? request.headers : {}), origin: ORIGIN };
    const response = await app.fastify.inject({ ...request, headers });
    expect(response.statusCode).toBe(status);
    expect(corsOf(response.headers)).toEqual(readable);
  });
});

describe('CORS_ORIGINS', () => {
  it('is empty by default', () => {
    expect(readOrigins('CORS_ORIGINS')).toEqual([]);
  });

  it.each([
    '*',
    'null',
    'members.example.com',
    'https://a.example/',
    'https://a.example/app',
    'ftp://a.example',
  ])('refuses %s with a message', (value) => {
    expect(() => readOrigins('CORS_ORIGINS', `https://b.example,${value}`)).toThrow(
      /^CORS_ORIGINS contains [^\n]*\.$/,
    );
  });
});
