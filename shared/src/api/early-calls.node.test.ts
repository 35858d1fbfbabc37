import { randomBytes, randomInt } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '../contract/languages.ts';
import { PROTOCOL_CODES } from '../contract/protocol-codes.ts';
import { restored, signedIn, type SessionState } from '../session/slice.ts';
import { signWith, type Key } from '../signing/sign-with.ts';
import type { SignedRequest } from '../signing/canonical-text.ts';
import { webHashes } from '../signing/web-crypto.ts';
import { createStore } from '../store/index.ts';
import type { ApiError } from './api-error.ts';
import { baseApi } from './base-api.ts';
import { buildRequest } from './build-request.ts';
import { callEarly, fetchOrTake, forgetEarly } from './early-calls.ts';
import { apiSettings, configureApi } from './settings.ts';

/** As the inline script signs. */
const inlineSigner = (key: Key, request: SignedRequest) => signWith(webHashes, key, request);

const credentials = { token: 'tok_abc', signKey: randomBytes(32).toString('base64'), userId: '1000001' };
const CARDS = { call: 'GET /user/cards' } as const;
const OK = { code: 0, data: { fine: true }, errorCode: null, message: '' };

const received: IncomingMessage[] = [];
type Answer = (response: ServerResponse, request: IncomingMessage) => void;
let answers: Answer[];
let server: Server;
let origin: string;

const json =
  (body: object): Answer =>
  (response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
const brokenOff: Answer = (response) => response.destroy();
const nothing: Answer = () => undefined;

beforeAll(async () => {
  server = createServer((request, response) => {
    received.push(request);
    const next = answers.length > 1 ? answers.shift() : answers[0];
    next?.(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    cards: build.query<unknown, object>({
      query: (payload) => ({ method: 'GET', path: '/user/cards', payload, options: {} }),
    }),
  }),
});
let store: ReturnType<typeof createStore>;
const askAhead = (more: object = {}, caller: object = {}) =>
  callEarly(
    [{ ...CARDS, ...more }],
    { baseUrl: origin, language: 'tc', credentials, ...caller },
    inlineSigner,
  );
/** Signing is asynchronous, so `callEarly` returns before anything is sent. */
const isReceived = () =>
  new Promise<void>((resolve) => {
    const look = () => (received.length > 0 ? resolve() : void setImmediate(look));
    look();
  });
const ask = async (payload: object = {}) =>
  (await store.dispatch(api.endpoints.cards.initiate(payload, { forceRefetch: true }))) as {
    data?: unknown;
    error?: ApiError;
  };

beforeEach(() => {
  received.length = 0;
  answers = [json(OK)];
  configureApi({ baseUrl: origin, language: 'tc', fetch: fetchOrTake, timeoutMs: 100_000, now: Date.now });
  store = createStore();
  store.dispatch(restored({ credentials, visitorId: 't1' }));
});
afterEach(forgetEarly);

it('an early call sends what the base query would send: address, headers, signature', async () => {
  const text = () => ['a b', '澳門', '&=%', "it's", '🙂', ''][randomInt(6)] ?? '';
  for (let n = 0; n < 60; n += 1) {
    const who = {
      token: randomBytes(24).toString('base64url'),
      signKey: randomBytes(1 + randomInt(64)).toString('base64'),
      userId: String(randomInt(1e9)),
    };
    const payload = { pageNum: randomInt(9), status: text(), Z: text(), a: randomInt(1e6) / 10 };
    const path = `/x/${n}` as const;
    const language = LANGUAGES[n % LANGUAGES.length] ?? 'en';
    received.length = 0;
    callEarly(
      [{ call: `GET ${path}`, payload }],
      { baseUrl: origin, language, credentials: who },
      inlineSigner,
    );
    configureApi({ language });
    const request = { method: 'GET', path, payload, options: {} } as const;
    const session = { credentials: who, visitorId: 't1' } as SessionState;
    const taken = fetchOrTake(
      (await buildRequest(request, session, apiSettings(), { timestamp: '', random: '' })).url,
      {
        method: 'GET',
        headers: { 'Authorization-App': who.token },
      },
    );
    await (await taken).text();
    expect(received).toHaveLength(1);
    const { url, headers } = received[0] as IncomingMessage;
    const stamp = { timestamp: String(headers['timestamp']), random: String(headers['random']) };
    const built = await buildRequest(request, session, apiSettings(), stamp);
    expect(origin + url).toBe(new URL(built.url).href);
    expect(stamp.timestamp).toMatch(/^\d{13}$/);
    expect(stamp.random).toMatch(/^[0-9a-f]{32}$/);
    const own = Object.entries(built.init.headers).map(([name, value]) => [name.toLowerCase(), value]);
    expect(headers).toMatchObject(Object.fromEntries(own));
  }
});

describe('the early response', () => {
  it('is used once, by the first call with the same request', async () => {
    askAhead();
    expect(await ask()).toMatchObject({ data: { fine: true } });
    expect(received).toHaveLength(1);
    await ask();
    expect(received).toHaveLength(2);
  });

  it('is read before anybody asks for it', async () => {
    const large = 'x'.repeat(16 * 1024 * 1024); // the server cannot send all of it to a client that does not read
    const isSent = new Promise<void>((resolve) => {
      answers = [(response) => response.once('finish', resolve).end(JSON.stringify({ ...OK, data: large }))];
    });
    askAhead();
    await isSent;
    expect(received).toHaveLength(1);
  });

  it.each([
    ['301', 301],
    ['40152', 40152],
  ])('%s ends the session', async (_name, code) => {
    answers = [json({ ...OK, code })];
    askAhead();
    await ask();
    expect(received).toHaveLength(1);
    expect(store.getState().session).toMatchObject({ status: 'visitor', signInRequests: 1 });
  });

  it('with a clock-skew error is requested again with the corrected clock', async () => {
    const serverTime = Date.now() + 3_600_000;
    answers = [json({ ...OK, code: PROTOCOL_CODES.CLOCK_SKEW, data: { serverTime } }), json(OK)];
    askAhead();
    expect(await ask()).toMatchObject({ data: { fine: true } });
    expect(Number(received[1]?.headers['timestamp'])).toBeGreaterThanOrEqual(serverTime);
    answers = [json({ ...OK, code: PROTOCOL_CODES.CLOCK_SKEW, data: { serverTime: Date.now() } }), json(OK)];
    await ask(); // resets the clock correction
  });

  it('is requested again when the connection broke', async () => {
    answers = [brokenOff, json(OK)];
    askAhead();
    expect(await ask()).toMatchObject({ data: { fine: true } });
    expect(received).toHaveLength(2);
  });

  it('is aborted at the timeout of the call itself', async () => {
    answers = [nothing];
    configureApi({ timeoutMs: 200 });
    askAhead();
    expect((await ask()).error).toMatchObject({ kind: 'timeout' });
    expect(received).toHaveLength(1);
  });

  it('is aborted when the body does not complete', async () => {
    answers = [(response) => response.writeHead(200).write('{"code":')];
    configureApi({ timeoutMs: 200 });
    askAhead();
    expect((await ask()).error).toMatchObject({ kind: 'timeout' });
  });
});

describe('an early response is not used', () => {
  it.each([
    ['with another token', () => askAhead({}, { credentials: { ...credentials, token: 'tok_old' } })],
    ['of another member', () => askAhead({}, { credentials: { ...credentials, userId: '2' } })],
    ['in another language', () => askAhead({}, { language: 'kr' })],
    ['with another payload', () => askAhead({ payload: { pageNum: 2 } })],
  ])('%s', async (_name, before) => {
    before();
    await isReceived();
    expect(await ask()).toMatchObject({ data: { fine: true } });
    expect(received).toHaveLength(2);
    expect(received[1]?.url).toBe('/user/cards?authId=1000001&language=tc');
    expect(received[1]?.headers).toMatchObject({ 'authorization-app': 'tok_abc', language: 'tc' });
  });

  it('after the first screen was left', async () => {
    askAhead();
    await isReceived();
    forgetEarly();
    await ask();
    expect(received).toHaveLength(2);
  });

  it('after another member signed in', async () => {
    askAhead();
    await isReceived();
    store.dispatch(signedIn({ ...credentials, token: 'tok_new', userId: '2' }));
    await ask();
    expect(received).toHaveLength(2);
  });

  it('a minute later', async () => {
    const { now } = Date;
    askAhead();
    await isReceived();
    try {
      Date.now = () => now() + 60_000;
      await ask();
    } finally {
      Date.now = now;
    }
    expect(received).toHaveLength(2);
  });
});
