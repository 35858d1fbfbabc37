import { webcrypto } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { forgetEarly } from '@resort/shared/api';
import { callAhead } from './call-ahead.ts';
import { forgetWhenLeft } from './forget-when-left.ts';

const credentials = { token: 'tok', signKey: 'a2V5', userId: '7' };
const release = {
  config: { apiBase: '/gateway' },
  routes: [
    { path: '/card', prefetch: [{ call: 'GET /user/cards', payload: { pageNum: 1 } } as const] },
    { path: '/plain' },
  ],
};
let sent: string[];

beforeEach(() => {
  Object.assign(globalThis, { isSecureContext: true });
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  sent = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    sent.push(String(address));
    return new Promise(() => undefined);
  });
  history.replaceState(null, '', '/en/card');
});
afterEach(() => {
  forgetEarly();
  jest.restoreAllMocks();
});

const early = () => (globalThis as { earlyCalls?: { url: string }[] }).earlyCalls?.map(({ url }) => url);
const CHECK = '/gateway/user/info?authId=7&language=en';
const CARDS = '/gateway/user/cards?authId=7&language=en&pageNum=1';

describe('early calls', () => {
  it.each([
    ['for a screen that declares it, with the user check', '/card', '', [CHECK, CARDS]],
    ['for a screen that declares nothing, the user check alone', '/plain', '', [CHECK]],
    ['for an unknown path, the user check alone', '/nowhere', '', [CHECK]],
    ['for an address with a query, the user check alone', '/card', '?status=DONE', [CHECK]],
  ])('%s', async (_name, path, search, calls) => {
    history.replaceState(null, '', `/en${path}${search}`);
    callAhead(release, { path, language: 'en', credentials });
    while (sent.length < calls.length) await new Promise((resolve) => setTimeout(resolve)); // until they are signed
    expect(sent).toEqual(calls);
    expect(early()).toEqual(calls);
  });

  it('are not sent for a visitor', async () => {
    callAhead(release, { path: '/card', language: 'en', credentials: null });
    await Promise.resolve();
    expect(sent).toEqual([]);
    expect(early()).toBeUndefined();
  });

  it('are not sent on plain http, where browsers have no WebCrypto', async () => {
    Object.assign(globalThis, { isSecureContext: false });
    callAhead(release, { path: '/card', language: 'en', credentials });
    await Promise.resolve();
    expect(sent).toEqual([]);
  });

  it('are not sent offline', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    callAhead(release, { path: '/card', language: 'en', credentials });
    await Promise.resolve();
    expect(sent).toEqual([]);
  });
});

it('are dropped when the first screen is left, not when the guard redirects to it', () => {
  const listeners = new Set<(state: { initialized: boolean; location: { pathname: string } }) => void>();
  const move = (pathname: string, initialized = true) =>
    listeners.forEach((listener) => listener({ initialized, location: { pathname } }));
  forgetWhenLeft({
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  });
  callAhead(release, { path: '/card', language: 'en', credentials });
  move('/en/', false);
  move('/en/card');
  move('/en/card');
  expect(early()).toEqual([CHECK, CARDS]);
  move('/en/plain');
  expect(early()).toBeUndefined();
  expect(listeners.size).toBe(0);
});
