import type { SessionReply } from '@resort/shared/calls/rows';
import type { CallKey, Envelope } from '@resort/shared/contract';
import { createClock } from '../../../src/platform/time/clock.ts';
import { compose, identityOf, type Answer, type CallOptions, type Identity } from './client.ts';

const API_BASE = '/gateway';

/** Like `send`, to a server that listens at `origin`. Rejects without a response. */
export async function sendOver<T = unknown>(
  origin: string,
  call: CallKey,
  options: CallOptions = {},
): Promise<Answer<T>> {
  const wire = compose({ clock: createClock(), apiBase: API_BASE }, call, options);
  options.change?.(wire);
  const { method, url, headers, body } = wire;
  const response = await fetch(origin + url, { method, headers, ...(body === undefined ? {} : { body }) });
  return {
    status: response.status,
    envelope: (await response.json()) as Envelope<T>,
    headers: Object.fromEntries(response.headers),
  };
}

/** The newest code that was sent to a number of Macau, from the development outbox. */
export async function newestCode(origin: string, phone: string): Promise<string> {
  const response = await fetch(`${origin}/_dev/outbox?to=${encodeURIComponent(`+853${phone}`)}`);
  const messages = (await response.json()) as { code: string | null }[];
  // a message about an order may follow the code's
  const newest = messages.find(({ code }) => code !== null)?.code;
  if (!newest) throw new Error('nothing was sent');
  return newest;
}

/** Signs a demo member in; `now` is the server's time. Rejects if a request fails. */
export async function sessionOver(
  origin: string,
  phone: string,
  now: Date = new Date(),
): Promise<SessionReply> {
  const timestamp = now.getTime();
  const number = { areaCode: '+853', phone };
  const visitor = { authId: `t${phone}` };
  const asked = await sendOver<{ otpId: string }>(origin, 'POST /user/login/otp', {
    timestamp,
    payload: { ...number, ...visitor, channel: 'sms' },
  });
  if (asked.envelope.code !== 0) throw new Error(`no code was sent: ${asked.envelope.code}`);
  const code = await newestCode(origin, phone);
  const { envelope } = await sendOver<SessionReply>(origin, 'POST /user/otp/login', {
    timestamp,
    payload: { ...number, ...visitor, otpId: asked.envelope.data.otpId, code },
  });
  if (envelope.code !== 0) throw new Error(`not signed in: ${envelope.code}`);
  return envelope.data;
}

/** The same; returns the identity for signing further requests. */
export async function signInOver(origin: string, phone: string): Promise<Identity> {
  return identityOf(await sessionOver(origin, phone));
}
