import { randomBytes } from 'node:crypto';
import type { SessionReply } from '@resort/shared/calls/rows';
import type { CallKey, Envelope } from '@resort/shared/contract';
import { canonicalQuery, signRequest, type QueryValue, type SignedRequest } from '@resort/shared/signing';
import { splitKey } from '../../../src/platform/calls/serve.ts';
import { TEST_APP_KEY, type TestApp } from './test-app.ts';

/** The signer. */
export interface Identity {
  readonly userId: string;
  readonly token: string;
  readonly key: Uint8Array;
}

export const VISITOR: Identity = { userId: '', token: '', key: Buffer.from(TEST_APP_KEY) };

/** The request as it is sent; changes here are not signed. */
export interface Wire {
  url: string;
  body: string | undefined;
  headers: Record<string, string>;
}

export interface CallOptions {
  readonly as?: Identity;
  readonly params?: Readonly<Record<string, string>>;
  /** query of a GET, otherwise the body; `language` and `authId` are added unless set */
  readonly payload?: Readonly<Record<string, unknown>>;
  /** replaces the payload's body, and is signed */
  readonly body?: string;
  readonly timestamp?: number;
  readonly random?: string;
  readonly change?: (wire: Wire) => void;
  readonly remoteAddress?: string;
}

export interface Answer<T = never> {
  readonly status: number;
  readonly envelope: Envelope<T>;
  readonly headers: Readonly<Record<string, unknown>>;
}

export const newRandom = () => randomBytes(16).toString('hex');

/** Composes a signed call without sending it. */
export function compose(
  app: Pick<TestApp, 'clock' | 'apiBase'>,
  call: CallKey,
  options: CallOptions,
): Wire & { method: 'GET' | 'POST' } {
  const { as = VISITOR, params = {}, timestamp = app.clock.now().getTime(), random = newRandom() } = options;
  const { method, path: pattern } = splitKey(call);
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  const payload = { language: 'en', authId: as.userId || 't1718000000000', ...options.payload };
  const query = (method === 'GET' ? payload : {}) as Record<string, QueryValue>;
  const body = method === 'GET' ? '' : (options.body ?? JSON.stringify(payload));
  const { userId, token } = as;
  const request: SignedRequest = {
    method,
    path,
    query,
    body,
    timestamp: String(timestamp),
    random,
    userId,
    token,
  };
  const headers: Record<string, string> = {
    platform: '4',
    channel: 'membershipH5',
    language: 'en',
    sign: signRequest(as.key, request),
    timestamp: String(timestamp),
    random,
    'Authorization-App': token,
    ...(body === '' ? {} : { 'Content-Type': 'application/json' }),
  };
  const search = canonicalQuery(query);
  const url = `${app.apiBase}${path}${search === '' ? '' : `?${search}`}`;
  return { method: method as 'GET' | 'POST', url, body: body === '' ? undefined : body, headers };
}

/** Makes one call as the product's client does, with a real signature. */
export async function send<T = unknown>(
  app: TestApp,
  call: CallKey,
  options: CallOptions = {},
): Promise<Answer<T>> {
  const wire = compose(app, call, options);
  options.change?.(wire);
  const { method, url, headers, body } = wire;
  const response = await app.fastify.inject({
    method,
    url,
    headers,
    ...(body === undefined ? {} : { payload: body }),
    remoteAddress: options.remoteAddress ?? '127.0.0.1',
  });
  return {
    status: response.statusCode,
    envelope: response.json<Envelope<T>>(),
    headers: response.headers,
  };
}

export const identityOf = (session: SessionReply): Identity => ({
  userId: session.userId,
  token: session.tokenValue,
  key: Buffer.from(session.signKey, 'base64'),
});
