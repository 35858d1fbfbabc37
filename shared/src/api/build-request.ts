import type { QueryValue } from '../signing/canonical-text.ts';
import { pageHashes } from '../signing/page-hashes.ts';
import { signWith } from '../signing/sign-with.ts';
import type { Stamp } from '../signing/signed-texts.ts';
import type { SessionState } from '../session/slice.ts';
import { base64ToBytes } from './request/base64.ts';
import type { WireRequest } from './client-of.ts';
import { identityOf, requestHeaders, requestUrl, type BuiltRequest } from './request/request-parts.ts';
import type { ApiSettings } from './settings.ts';
import { keepsIdentity, signCheckHeader, withBodySignature, type Outgoing } from './request/special-paths.ts';

/** Builds and signs one attempt of a call. A retry is built again, with a new timestamp and nonce. */
export async function buildRequest(
  request: WireRequest,
  session: SessionState,
  settings: ApiSettings,
  stamp: Stamp,
): Promise<BuiltRequest> {
  const { path, rest } = fillPath(request.path, { ...request.payload });
  const { credentials, visitorId } = session;
  const userId = credentials?.userId ?? '';
  const token = credentials?.token ?? '';
  const key = credentials ? base64ToBytes(credentials.signKey) : new TextEncoder().encode(settings.appKey);

  const hashes = await pageHashes();
  const outgoing: Outgoing = { method: request.method, path, payload: rest, key, userId, stamp, hashes };
  const identity = keepsIdentity(path) ? identityOf(settings.language, userId || visitorId) : {};
  const payload = await withBodySignature({ ...outgoing, payload: { ...identity, ...defined(rest) } });

  const inQuery = request.method === 'GET';
  const query = inQuery ? (payload as Record<string, QueryValue>) : {};
  const body = inQuery ? '' : JSON.stringify(payload);
  const signed = { method: request.method, path, query, body, ...stamp, userId, token };
  const sign = await signWith(hashes, key, signed);
  const check = request.options.signCheck ? await signCheckHeader(outgoing, body) : null;

  return {
    url: requestUrl(settings.baseUrl, path, query),
    init: {
      method: request.method,
      headers: {
        ...requestHeaders(settings.language, sign, stamp, token),
        ...(check === null ? {} : { 'sign-check': check }),
      },
      ...(inQuery ? {} : { body }),
    },
  };
}

/**
 * `/user/users/{id}/language` with `{id: '7', …}` → `/user/users/7/language`; the other members stay in the
 * payload.
 */
function fillPath(template: string, payload: Record<string, unknown>) {
  const rest = { ...payload };
  const path = template.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = rest[name];
    if (typeof value !== 'string' || value === '') throw new TypeError(`${template} needs ${name}`);
    delete rest[name];
    return encodeURIComponent(value);
  });
  return { path, rest };
}

function defined(payload: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(payload).filter(([, value]) => value !== undefined));
}
