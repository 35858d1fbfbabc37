import { randomBytes, randomInt } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '../contract/languages.ts';
import { PROTOCOL_CODES } from '../contract/protocol-codes.ts';
import { hourOfDay } from '../format/business-date.ts';
import { restored, signedIn, type SessionState } from '../session/slice.ts';
import { createStore } from '../store/index.ts';
import type { ApiError } from './api-error.ts';
import { baseApi } from './base-api.ts';
import { buildRequest } from './build-request.ts';
import { callEarly, payloadAt } from './call-early.ts';
import { fetchOrTake, forgetEarly } from './early-calls.ts';
import { apiSettings, configureApi } from './settings.ts';

const credentials = { token: 'tok_abc', signKey: randomBytes(32).toString('base64'), userId: '1000001' };
const CARDS = { call: 'GET /user/cards' } as const;
const OK = { code: 0, data: { fine: true }, errorCode: null, message: '' };

const received: IncomingMessage[] = [];
const bodies: string[] = [];
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
    void readText(request).then((body) => {
      bodies.push(body);
      next?.(response, request);
    });
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
    hotels: build.query<unknown, object>({
      query: (payload) => ({ method: 'POST', path: '/hotel/getHotelList', payload, options: {} }),
    }),
  }),
});
let store: ReturnType<typeof createStore>;
const askAhead = (more: object = {}, caller: object = {}) =>
  callEarly([{ ...CARDS, ...more }], { baseUrl: origin, language: 'tc', credentials, ...caller });
/** Signing is asynchronous, so `callEarly` returns before anything is sent. */
const isReceived = () =>
  new Promise<void>((resolve) => {
    const look = () => (received.length > 0 ? resolve() : void setImmediate(look));
    look();
  });
type Answered = { data?: unknown; error?: ApiError };
const ask = async (payload: object = {}) =>
  (await store.dispatch(api.endpoints.cards.initiate(payload, { forceRefetch: true }))) as Answered;
const askHotels = async (payload: object) =>
  (await store.dispatch(api.endpoints.hotels.initiate(payload, { forceRefetch: true }))) as Answered;

beforeEach(() => {
  received.length = 0;
  bodies.length = 0;
  answers = [json(OK)];
  configureApi({ baseUrl: origin, language: 'tc', fetch: fetchOrTake, timeoutMs: 100_000, now: Date.now });
  store = createStore();
  store.dispatch(restored({ credentials, visitorId: 't1' }));
});
afterEach(forgetEarly);

it.each(['GET', 'POST'] as const)('an early %s sends what the base query would send', async (method) => {
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
    bodies.length = 0;
    callEarly([{ call: `${method} ${path}`, payload }], { baseUrl: origin, language, credentials: who });
    configureApi({ language });
    const request = { method, path, payload, options: {} } as const;
    const session = { credentials: who, visitorId: 't1' } as SessionState;
    const own = await buildRequest(request, session, apiSettings(), { timestamp: '', random: '' });
    await (await fetchOrTake(own.url, own.init)).text();
    expect(received).toHaveLength(1);
    expect(bodies).toEqual([own.init.body ?? '']);
    const { url, headers } = received[0] as IncomingMessage;
    const stamp = { timestamp: String(headers['timestamp']), random: String(headers['random']) };
    const built = await buildRequest(request, session, apiSettings(), stamp);
    expect(origin + url).toBe(new URL(built.url).href);
    expect(stamp.timestamp).toMatch(/^\d{13}$/);
    expect(stamp.random).toMatch(/^[0-9a-f]{32}$/);
    const signed = Object.entries(built.init.headers).map(([name, value]) => [name.toLowerCase(), value]);
    expect(headers).toMatchObject(Object.fromEntries(signed));
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

  it('of a POST is requested again when the connection broke, although a POST is not repeated', async () => {
    answers = [brokenOff, json(OK)];
    askAhead({ call: 'POST /hotel/getHotelList', payload: { rooms: 1 } });
    expect(await askHotels({ rooms: 1 })).toMatchObject({ data: { fine: true } });
    expect(received).toHaveLength(2);
    expect(received[0]?.headers['random']).not.toBe(received[1]?.headers['random']);
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
    ['of another method', () => askAhead({ call: 'POST /user/cards' })],
  ])('%s', async (_name, before) => {
    before();
    await isReceived();
    expect(await ask()).toMatchObject({ data: { fine: true } });
    expect(received).toHaveLength(2);
    expect(received[1]?.url).toBe('/user/cards?authId=1000001&language=tc');
    expect(received[1]?.headers).toMatchObject({ 'authorization-app': 'tok_abc', language: 'tc' });
  });

  it('for another body of a POST', async () => {
    askAhead({ call: 'POST /hotel/getHotelList', payload: { rooms: 1 } });
    await isReceived();
    expect(await askHotels({ rooms: 2 })).toMatchObject({ data: { fine: true } });
    expect(received).toHaveLength(2);
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

describe('an early call for a day of the calendar', () => {
  const midnight = Date.parse('2026-12-30T16:00:00Z'); // at the resort, the last day of the year begins

  it.each([
    ['just before midnight at the resort', midnight - 1, '2026-12-30', '2027-01-12'],
    ['at midnight', midnight, '2026-12-31', '2027-01-13'],
  ])('counts from the date at the resort, %s', (_name, now, from, to) => {
    const payload = { from: { inDays: 0 }, to: { inDays: 13 }, rooms: 1, sort: 'NAME' };
    expect(payloadAt(now, payload)).toEqual({ from, to, rooms: 1, sort: 'NAME' });
  });

  it('is sent in its hours at the resort only', () => {
    const hour = hourOfDay(new Date());
    const calls = (hours: readonly [number, number]) => {
      callEarly([{ ...CARDS, hours }], { baseUrl: origin, language: 'tc', credentials });
      return (globalThis as { earlyCalls?: object[] }).earlyCalls?.length;
    };
    expect([calls([hour, hour + 1]), calls([0, hour]), calls([hour + 1, 24])]).toEqual([1, 0, 0]);
  });
});
