import type { Language } from '../contract/languages.ts';
import type { EarlyCall } from '../remote/define-remote.ts';
import type { Credentials } from '../session/session-store.ts';
import type { SignedRequest } from '../signing/canonical-text.ts';
import { base64ToBytes } from './base64.ts';
import { identityOf, randomHex, requestHeaders, requestUrl } from './request-parts.ts';

/** The base query's signer, or the same by WebCrypto. */
export type AnySigner = (key: Uint8Array<ArrayBuffer>, request: SignedRequest) => string | Promise<string>;

/** As whom, and in which language. */
export interface EarlyCaller {
  /** as the base query's: `/gateway` */
  baseUrl: string;
  language: Language;
  credentials: Credentials;
}

/** A call on its way before the code that wants its answer; its address holds the language and the user, too. */
interface EarlyAnswer {
  url: string;
  token: string;
  /** milliseconds since 1970 */
  sentAt: number;
  answer: Promise<Response>;
  stop: AbortController;
}

/** Nobody takes an older answer: an answer in RTK Query's cache that no screen shows lives as long. */
const LIFE_MS = 60_000;

/** In the page, not in a module: the inline script and the shell are two bundles. */
const page = globalThis as { earlyCalls?: EarlyAnswer[] };

/** Sends each call as the base query will, and leaves the answers for it to take. */
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
    return fetch(url, { headers: requestHeaders(language, signature, stamp, token), signal: stop.signal });
  };
  const answer = send();
  answer.catch(() => undefined); // told to who takes it, which may be nobody
  return { url, token, sentAt, answer, stop };
}

/**
 * `fetch` for the base query: what the page asked for ahead is answered by that, once, whatever the answer is; a call
 * that differs in address, payload, language or token goes out itself. The taker's signal ends both.
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

/** Once the first screen is left, what nobody took is of no use to any. */
export function forgetEarly(): void {
  page.earlyCalls?.forEach(({ stop }) => stop.abort());
  delete page.earlyCalls;
}
