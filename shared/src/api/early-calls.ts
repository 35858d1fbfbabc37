import type { Language } from '../contract/languages.ts';
import { businessDate, hourOfDay } from '../format/business-date.ts';
import type { ComingDay, EarlyCall } from '../remote/define-remote.ts';
import type { Credentials } from '../session/session-store.ts';
import type { SignedRequest } from '../signing/canonical-text.ts';
import type { Key } from '../signing/sign-with.ts';
import { base64ToBytes } from './request/base64.ts';
import { identityOf, randomHex, requestHeaders, requestUrl } from './request/request-parts.ts';

/** The base query's signer, or the inline script's, which has WebCrypto only. */
export type AnySigner = (key: Key, request: SignedRequest) => Promise<string>;

/** The identity and language of the caller. */
export interface EarlyCaller {
  /** the same as the base query's: `/gateway` */
  baseUrl: string;
  language: Language;
  credentials: Credentials;
}

/**
 * A call that is sent before the code that needs its response is loaded. Its address includes the language
 * and the user.
 */
interface EarlyAnswer {
  url: string;
  method: string;
  /** '' in a GET */
  body: string;
  token: string;
  /** milliseconds since 1970 */
  sentAt: number;
  answer: Promise<Response>;
  stop: AbortController;
}

/** Older responses are not used. RTK Query keeps unused cache entries for the same time. */
const LIFE_MS = 60_000;

/** Global, because the inline script and the shell are two bundles. */
const page = globalThis as { earlyCalls?: EarlyAnswer[] };

/** Sends each call as the base query would, and stores the responses for the base query to take. */
export function callEarly(calls: readonly EarlyCall[], caller: EarlyCaller, sign: AnySigner): void {
  const now = new Date();
  page.earlyCalls = calls.filter((call) => isMadeAt(call, now)).map((call) => start(call, caller, sign));
}

function isMadeAt({ hours: [from, to] = [0, 24] }: EarlyCall, now: Date): boolean {
  const hour = hourOfDay(now);
  return hour >= from && hour < to;
}

const DAY_MS = 86_400_000;

/** The payload at this time: `{ from: { inDays: 1 } }` → `{ from: '2026-11-30' }` */
export function payloadAt(now: number, payload: EarlyCall['payload'] = {}): Record<string, string | number> {
  const valueOf = (value: string | number | ComingDay) =>
    typeof value === 'object' ? businessDate(new Date(now + value.inDays * DAY_MS)) : value;
  return Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, valueOf(value)]));
}

function start({ call, payload }: EarlyCall, caller: EarlyCaller, sign: AnySigner): EarlyAnswer {
  const { baseUrl, language, credentials } = caller;
  const { token, userId, signKey } = credentials;
  const [method = '', path = ''] = call.split(' ');
  const sentAt = Date.now();
  const whole = { ...identityOf(language, userId), ...payloadAt(sentAt, payload) };
  const isGet = method === 'GET';
  const query = isGet ? whole : {};
  const body = isGet ? '' : JSON.stringify(whole);
  const url = requestUrl(baseUrl, path, query);
  const stamp = { timestamp: String(sentAt), random: randomHex() };
  const stop = new AbortController();
  const send = async () => {
    const request = { method, path, query, body, ...stamp, userId, token };
    const signature = await sign(base64ToBytes(signKey), request);
    const headers = requestHeaders(language, signature, stamp, token);
    const response = await fetch(url, { method, headers, signal: stop.signal, ...(isGet ? {} : { body }) });
    // read as it arrives: the screen gets all its responses at almost the same moment, and renders fewer times
    return new Response(await response.text(), response);
  };
  const answer = send();
  answer.catch(() => undefined); // `fetchOrTake` sends the call again, if anybody makes it
  return { url, method, body, token, sentAt, answer, stop };
}

/**
 * `fetch` for the base query. A matching early response is used once, whatever it is. A call with a different
 * address, payload, language or token is sent normally, and so is one whose early request failed. The caller's
 * signal aborts both.
 */
export const fetchOrTake: typeof fetch = (input, init = {}) => {
  const early = take(input, init);
  if (!early) return fetch(input, init);
  const { signal } = init;
  const stop = () => early.stop.abort();
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);
  return early.answer.catch(() => fetch(input, init));
};

function take(input: unknown, { method, body, headers }: RequestInit): EarlyAnswer | undefined {
  const all = page.earlyCalls ?? [];
  const asked = new Headers(headers).get('Authorization-App');
  const index = all.findIndex(
    (early) =>
      early.url === input &&
      early.method === method &&
      early.body === (body ?? '') &&
      early.token === asked &&
      Date.now() - early.sentAt < LIFE_MS,
  );
  return index < 0 ? undefined : all.splice(index, 1)[0];
}

/** Drops unused early responses once the first screen is left. */
export function forgetEarly(): void {
  page.earlyCalls?.forEach(({ stop }) => stop.abort());
  delete page.earlyCalls;
}
