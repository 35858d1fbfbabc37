import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { Method } from '../contract/define-calls.ts';
import { openSession } from '../session/live-session.ts';
import { ended, restored, signedIn } from '../session/slice.ts';
import { signCheck, signRegister, signRequest, signTakeCoupon } from '../signing/sign.ts';
import { createStore } from '../store/index.ts';
import type { ApiError } from './api-error.ts';
import { baseApi } from './base-api.ts';
import type { WireRequest } from './client-of.ts';
import { configureApi } from './settings.ts';

const ORIGIN = 'http://app.test/gateway';
const APP_KEY = 'public-key';
const signKey = Uint8Array.from({ length: 32 }, (_, i) => i);
const credentials = { token: 'tok_abc', signKey: btoa(String.fromCharCode(...signKey)), userId: '1000001' };

interface Received {
  method: string;
  path: string;
  query: Record<string, string>;
  body: string;
  headers: Record<string, string>;
}

const received: Received[] = [];
let answers: (() => Response | Promise<Response>)[] = [];
const answer = (data: unknown) => () => HttpResponse.json({ code: 0, data, errorCode: null, message: 'OK' });
const refuse =
  (code: number, more: object = {}) =>
  () =>
    HttpResponse.json({ code, data: null, errorCode: null, message: 'No.', ...more });
const status = (value: number) => () =>
  HttpResponse.json({ code: 50000, data: null, errorCode: null, message: '' }, { status: value });

const server = setupServer(
  http.all(`${ORIGIN}/*`, async ({ request }) => {
    const url = new URL(request.url);
    received.push({
      method: request.method,
      path: url.pathname.slice('/gateway'.length),
      query: Object.fromEntries(url.searchParams),
      body: await request.text(),
      headers: Object.fromEntries(request.headers),
    });
    const next = answers.length > 1 ? answers.shift() : answers[0];
    return next ? next() : HttpResponse.error();
  }),
);

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({ anything: build.mutation<unknown, WireRequest>({ query: (request) => request }) }),
});
let store: ReturnType<typeof createStore>;

async function call(
  method: Method,
  path: string,
  payload: object = {},
  options: WireRequest['options'] = {},
) {
  const sent = await store.dispatch(api.endpoints.anything.initiate({ method, path, payload, options }));
  return sent as { data?: unknown; error?: ApiError };
}

function last(): Received {
  const request = received.at(-1);
  if (!request) throw new Error('nothing was sent');
  return request;
}

beforeAll(() => server.listen());
afterAll(() => server.close());
beforeEach(() => {
  localStorage.clear();
  received.length = 0;
  answers = [answer({ fine: true })];
  configureApi({
    baseUrl: ORIGIN,
    appKey: APP_KEY,
    language: 'tc',
    now: Date.now,
    timeoutMs: 100_000,
  });
  store = createStore();
  store.dispatch(restored({ credentials: null, visitorId: 't1718000000000' }));
});

describe('the request', () => {
  it('carries the headers of the specification, signed with the public key for a visitor', async () => {
    await call('GET', '/common/phone/areaCode');
    const { headers, query, method, path } = last();
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      platform: '4',
      channel: 'membershipH5',
      language: 'tc',
      timestamp: expect.stringMatching(/^\d{13}$/),
      random: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(headers).not.toHaveProperty('authorization-app');
    expect(query).toEqual({ language: 'tc', authId: 't1718000000000' });
    const { timestamp = '', random = '' } = headers;
    const request = { method, path, query, body: '', timestamp, random, userId: '', token: '' };
    expect(headers['sign']).toBe(signRequest(new TextEncoder().encode(APP_KEY), request));
  });

  it("of a member is signed with the session's key, over the body as sent", async () => {
    store.dispatch(signedIn(credentials));
    await call('POST', '/dollar/redeem', { rewardId: 'R1', note: '澳門', left: undefined });
    const { headers, body, query } = last();
    expect(query).toEqual({});
    expect(JSON.parse(body)).toEqual({ rewardId: 'R1', note: '澳門', language: 'tc', authId: '1000001' });
    expect(headers['authorization-app']).toBe('tok_abc');
    const { timestamp = '', random = '' } = headers;
    const request = { method: 'POST', path: '/dollar/redeem', query: {}, body, timestamp, random };
    expect(headers['sign']).toBe(signRequest(signKey, { ...request, userId: '1000001', token: 'tok_abc' }));
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    '%s sends a JSON body and no query',
    async (method) => {
      await call(method, '/x', { a: 1 });
      expect(last().query).toEqual({});
      expect(JSON.parse(last().body)).toMatchObject({ a: 1, language: 'tc' });
    },
  );

  it('keeps language and authId that the caller set', async () => {
    await call('GET', '/x', { language: 'jp', authId: 'mine' });
    expect(last().query).toEqual({ language: 'jp', authId: 'mine' });
  });

  it('fills path parameters from the payload', async () => {
    await call('PUT', '/user/users/{id}/language', { id: '7', wanted: 'kr' });
    expect(last().path).toBe('/user/users/7/language');
    expect(JSON.parse(last().body)).toEqual({ wanted: 'kr', language: 'tc', authId: 't1718000000000' });
  });
});

describe('special paths', () => {
  const stampOf = ({ headers }: Received) => ({
    timestamp: headers['timestamp'] ?? '',
    random: headers['random'] ?? '',
  });
  beforeEach(() => {
    store.dispatch(signedIn(credentials));
  });

  it('voucher/takeCoupon carries its body signature', async () => {
    await call('POST', '/voucher/takeCoupon', { couponCode: 'CPN-1', idempotencyKey: 'k' });
    const coupon = { couponCode: 'CPN-1', userId: '1000001' };
    expect(JSON.parse(last().body).signature).toBe(signTakeCoupon(signKey, coupon, stampOf(last())));
  });

  it('membership/register carries its body signature and never the register key', async () => {
    const registerKey = btoa('r'.repeat(32));
    const member = { dateOfBirth: '1990-02-28', memberPhone: '+85366123456', sjmInsiderId: 'LR000123' };
    await call('POST', '/membership/register', { ...member, registerKey });
    const body = JSON.parse(last().body);
    expect(body).not.toHaveProperty('registerKey');
    expect(body.signature).toBe(
      signRegister(new TextEncoder().encode('r'.repeat(32)), member, stampOf(last())),
    );
  });

  it('hotel/order/to-party drops language, user id and authId', async () => {
    await call('POST', '/hotel/order/to-party', {
      id: '9',
      userId: '1',
      authId: '2',
      language: 'en',
      partyCode: 'P',
    });
    expect(JSON.parse(last().body)).toEqual({ id: '9', partyCode: 'P' });
  });

  it('with signCheck carries sign-check derived from signTimerStr', async () => {
    const path = '/hotel/pay';
    await call('POST', path, { signTimerStr: 'abc.def', id: '1' }, { signCheck: true });
    const request = { signTimerStr: 'abc.def', method: 'POST', path, body: last().body };
    expect(last().headers['sign-check']).toBe(signCheck(signKey, request, stampOf(last())));
  });

  it('without signCheck never carries it', async () => {
    await call('POST', '/hotel/carts', { signTimerStr: 'abc.def' });
    expect(last().headers).not.toHaveProperty('sign-check');
  });
});

describe('the response', () => {
  it.each([0, '0'])('code %p is success', async (code) => {
    answers = [() => HttpResponse.json({ code, data: 'yes', errorCode: null, message: '' })];
    expect(await call('GET', '/x')).toEqual({ data: 'yes' });
  });

  it.each([1, '1', -1, 200, null])('code %p rejects', async (code) => {
    answers = [() => HttpResponse.json({ code, data: null, errorCode: null, message: 'No.' })];
    expect((await call('GET', '/x')).error).toMatchObject({ kind: 'business', message: 'No.' });
  });

  it.each(['<html>', '[]', '{}', ''])('%p is no envelope', async (text) => {
    answers = [() => new Response(text)];
    expect((await call('GET', '/x')).error).toMatchObject({ kind: 'malformed' });
  });

  it.each([400, 404, 418, 599])('HTTP %i is an error even with code 0', async (value) => {
    answers = [
      () => HttpResponse.json({ code: 0, data: 'no', errorCode: null, message: '' }, { status: value }),
    ];
    expect((await call('POST', '/x')).error).toMatchObject({ kind: 'status', status: value });
  });

  it('is awaited until the timeout', async () => {
    configureApi({ timeoutMs: 30 });
    answers = [() => new Promise<Response>(() => {})];
    expect((await call('POST', '/x')).error).toMatchObject({ kind: 'timeout' });
  });
});

describe('retries', () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504])(
    'GET is repeated once on %i, with a new timestamp and nonce',
    async (value) => {
      answers = [status(value), answer('there')];
      expect(await call('GET', '/x')).toEqual({ data: 'there' });
      const [first, second] = received;
      expect(received).toHaveLength(2);
      expect(second?.headers['random']).not.toBe(first?.headers['random']);
    },
  );

  it('GET gives up after the second attempt', async () => {
    answers = [status(503)];
    expect((await call('GET', '/x')).error).toMatchObject({ status: 503 });
    expect(received).toHaveLength(2);
  });

  it('GET is repeated once when the connection breaks', async () => {
    answers = [() => HttpResponse.error(), answer('there')];
    expect(await call('GET', '/x')).toEqual({ data: 'there' });
  });

  it.each([400, 401, 403, 404, 501])('GET is not retried on %i', async (value) => {
    answers = [status(value)];
    await call('GET', '/x');
    expect(received).toHaveLength(1);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('%s is never retried', async (method) => {
    for (const value of [408, 409, 425, 429, 500, 502, 503, 504]) {
      answers = [status(value)];
      await call(method, '/x');
    }
    answers = [() => HttpResponse.error()];
    await call(method, '/x');
    expect(received).toHaveLength(9);
  });

  it('a business error is not retried', async () => {
    answers = [refuse(10011)];
    await call('GET', '/x');
    expect(received).toHaveLength(1);
  });

  it('a clock skew is corrected once, also for a POST', async () => {
    const behind = Date.now() - 3_600_000;
    configureApi({ now: () => behind });
    answers = [
      refuse(10003, { errorCode: 'CLOCK_SKEW', data: { serverTime: behind + 3_600_000 } }),
      answer('in time'),
    ];
    expect(await call('POST', '/x')).toEqual({ data: 'in time' });
    expect(Number(last().headers['timestamp'])).toBe(behind + 3_600_000);
    answers = [refuse(10003, { errorCode: 'CLOCK_SKEW', data: { serverTime: behind } })];
    received.length = 0;
    expect((await call('POST', '/x')).error).toMatchObject({ code: 10003 });
    expect(received).toHaveLength(2);
  });
});

describe('failures', () => {
  const reminder = () => store.getState().reminder;

  it("open the reminder with the server's message when the call asks for it", async () => {
    answers = [refuse(12003)];
    await call('POST', '/x', {}, { showToastFail: true });
    expect(reminder()).toEqual({ message: 'No.', reason: 'failed' });
  });

  it('show nothing when the response has an errorCode, or the call does not ask for the reminder', async () => {
    answers = [refuse(12003, { errorCode: 'AGE' })];
    await call('POST', '/x', {}, { showToastFail: true });
    answers = [refuse(12003)];
    await call('POST', '/x');
    expect(reminder()).toBeNull();
  });

  it('without a message show a generic text', async () => {
    answers = [() => HttpResponse.error()];
    await call('POST', '/x', {}, { showToastFail: true });
    expect(reminder()).toEqual({ reason: 'network' });
  });

  it.each([301, 40152])(
    '%i ends the session and redirects to sign-in once, however many calls fail',
    async (code) => {
      openSession().saveSession({
        tokenValue: 'tok_abc',
        signKey: credentials.signKey,
        userId: '1000001',
        language: 'en',
        memberTier: 'GOLD',
        MemberCardTier: 'Gold',
        currency: 'MOP',
        openKey: 'o',
        expiresAt: '',
      });
      store.dispatch(signedIn(credentials));
      answers = [refuse(code)];
      await Promise.all([1, 2, 3].map((n) => call('POST', `/x${n}`, {}, { showToastFail: true })));
      expect(store.getState().session).toMatchObject({
        status: 'visitor',
        credentials: null,
        signInRequests: 1,
      });
      expect(openSession().load()).toBeNull();
      expect(reminder()).toBeNull();
    },
  );

  it('301 on a call with skipRedirect clears the session without a redirect', async () => {
    store.dispatch(signedIn(credentials));
    answers = [refuse(301)];
    await call('GET', '/user/info', {}, { skipRedirect: true });
    expect(store.getState().session).toMatchObject({ status: 'visitor', signInRequests: 0 });
  });

  it("301 on a visitor's call opens the reminder, because no redirect follows", async () => {
    answers = [refuse(301)];
    await call('POST', '/x', {}, { showToastFail: true });
    expect(store.getState().session).toMatchObject({ status: 'visitor', signInRequests: 0 });
    expect(reminder()).not.toBeNull();
  });

  it('do not redirect a visitor who never had a session', async () => {
    store.dispatch(ended({ by: 'expired', askToSignIn: true }));
    expect(store.getState().session.signInRequests).toBe(0);
  });
});
