import type { Language } from '../contract/languages.ts';
import type { EarlyCall } from '../remote/define-remote.ts';
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
  page.earlyCalls = calls.map((call) => start(call, caller, sign));
}

function start({ call, payload }: EarlyCall, caller: EarlyCaller, sign: AnySigner): EarlyAnswer {
  const { baseUrl, language, credentials } = caller;
  const { token, userId, signKey } = credentials;
  const path = call.slice('GET '.length);
  const query = { ...identityOf(language, userId), ...payload };
  const url = requestUrl(baseUrl, path, query);
  const sentAt = Date.now();
  const stamp = { timestamp: String(sentAt), random: randomHex() };
  const stop = new AbortController();
  const send = async () => {
    const request = { method: 'GET', path, query, body: '', ...stamp, userId, token };
    const signature = await sign(base64ToBytes(signKey), request);
    const headers = requestHeaders(language, signature, stamp, token);
    const response = await fetch(url, { headers, signal: stop.signal });
    // read as it arrives: the screen gets all its responses at almost the same moment, and renders fewer times
    return new Response(await response.text(), response);
  };
  const answer = send();
  answer.catch(() => undefined); // handled by the caller that takes the response, if any
  return { url, token, sentAt, answer, stop };
}

/**
 * `fetch` for the base query. A matching early response is used once, whatever it is. A call with a different
 * address, payload, language or token is sent normally. The caller's signal aborts both.
 */
export const fetchOrTake: typeof fetch = (input, init) => {
  const early = take(input, new Headers(init?.headers), init?.method);
  if (!early) return fetch(input, init);
  const { signal } = init ?? {};
  const stop = () => early.stop.abort();
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);
  return early.answer;
};

function take(input: unknown, headers: Headers, method: string | undefined): EarlyAnswer | undefined {
  const all = page.earlyCalls ?? [];
  const index = all.findIndex(
    ({ url, token, sentAt }) =>
      method === 'GET' &&
      url === input &&
      token === headers.get('Authorization-App') &&
      Date.now() - sentAt < LIFE_MS,
  );
  return index < 0 ? undefined : all.splice(index, 1)[0];
}

/** Drops unused early responses once the first screen is left. */
export function forgetEarly(): void {
  page.earlyCalls?.forEach(({ stop }) => stop.abort());
  delete page.earlyCalls;
}
