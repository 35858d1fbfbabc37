import type { Language } from '../contract/languages.ts';
import { businessDate, DAY_MS, hourOfDay } from '../format/business-date.ts';
import type { ComingDay, EarlyCall } from '../remote/define-remote.ts';
import type { Credentials } from '../session/session-store.ts';
import { signWith } from '../signing/sign-with.ts';
import { webHashes } from '../signing/web-crypto.ts';
import { page, type EarlyAnswer } from './early-calls.ts';
import { base64ToBytes } from './request/base64.ts';
import { identityOf, randomHex, requestHeaders, requestUrl } from './request/request-parts.ts';

/* This file is part of the inline script and of no share: the shell only takes the responses. */

/** The identity and language of the caller. */
export interface EarlyCaller {
  /** the same as the base query's: `/gateway` */
  baseUrl: string;
  language: Language;
  credentials: Credentials;
}

/**
 * Sends each call as the base query would, and stores the responses for the base query to take (`fetchOrTake`). Needs
 * WebCrypto, so a secure context.
 */
export function callEarly(calls: readonly EarlyCall[], caller: EarlyCaller): void {
  const now = new Date();
  page.earlyCalls = calls.filter((call) => isMadeAt(call, now)).map((call) => start(call, caller));
}

function isMadeAt({ hours: [from, to] = [0, 24] }: EarlyCall, now: Date): boolean {
  const hour = hourOfDay(now);
  return hour >= from && hour < to;
}

/**
 * The payload at a time in milliseconds since 1970, with each coming day as its date at the resort: `{ from: { inDays: 1 } }`
 * → `{ from: '2026-11-30' }`
 */
export function payloadAt(now: number, payload: EarlyCall['payload'] = {}): Record<string, string | number> {
  const valueOf = (value: string | number | ComingDay) =>
    typeof value === 'object' ? businessDate(new Date(now + value.inDays * DAY_MS)) : value;
  return Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, valueOf(value)]));
}

function start({ call, payload }: EarlyCall, caller: EarlyCaller): EarlyAnswer {
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
    const signature = await signWith(webHashes, base64ToBytes(signKey), request);
    const headers = requestHeaders(language, signature, stamp, token);
    const response = await fetch(url, { method, headers, signal: stop.signal, ...(isGet ? {} : { body }) });
    // read as it arrives: the screen gets all its responses at almost the same moment, and renders fewer times
    return new Response(await response.text(), response);
  };
  const answer = send();
  answer.catch(() => undefined); // `fetchOrTake` sends the call again, if anybody makes it
  return { url, method, body, token, sentAt, answer, stop };
}
