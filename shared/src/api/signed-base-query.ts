import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { PROTOCOL_CODES, SESSION_END_CODES } from '../contract/protocol-codes.ts';
import { remind } from '../session/reminder/index.ts';
import { openSession } from '../session/live-session.ts';
import { ended, type SessionState } from '../session/slice.ts';
import { reasonOf, type ApiError } from './api-error.ts';
import { isWithoutNetwork, keepForOffline, readOffline } from './readable-offline.ts';
import { buildRequest } from './build-request.ts';
import type { CallOptions, WireRequest } from './client-of.ts';
import { send, type Sent } from './send.ts';
import { learnServerTime, serverNow } from './server-clock.ts';
import { apiSettings, RETRIED_METHODS, RETRY_STATUSES } from './settings.ts';

/**
 * Every call goes through here (specification §7). It completes and signs the payload, sends it, retries once
 * where that is safe, turns the envelope into data or an `ApiError`, clears an ended session, and opens the
 * reminder if the call asks for it.
 */
export const signedBaseQuery: BaseQueryFn<WireRequest, unknown, ApiError> = async (request, api) => {
  const member = sessionOf(api.getState()).credentials;
  const sent = await attempt(request, () => sessionOf(api.getState()), api.signal);
  if (sent.error === undefined) {
    const { data } = sent;
    if (member && request.options.readableOffline) keepForOffline(member, request, data, api.dispatch);
    return { data };
  }
  if (member && request.options.readableOffline && isWithoutNetwork(sent.error)) {
    const kept = await readOffline(member, request, api.dispatch);
    if (kept) return { data: kept.data };
  }
  handleFailure(sent.error, { ...request.options, isMember: member !== null }, api.dispatch);
  return { error: sent.error };
};

async function attempt(
  request: WireRequest,
  session: () => SessionState,
  signal: AbortSignal,
): Promise<Sent> {
  let retries = RETRIED_METHODS.includes(request.method) ? 1 : 0;
  let clockCorrections = 1;
  for (;;) {
    const sent = await sendOnce(request, session(), signal);
    const { error } = sent;
    if (error === undefined) return sent;
    // the server rejected the request before doing any work, so even a POST can be repeated
    if (isClockSkew(error) && clockCorrections-- > 0) {
      learnServerTime(serverTime(error));
      continue;
    }
    if (!isWorthRetrying(error) || retries-- === 0) return sent;
  }
}

async function sendOnce(request: WireRequest, session: SessionState, signal: AbortSignal): Promise<Sent> {
  const settings = apiSettings();
  const stamp = { timestamp: String(serverNow()), random: settings.random() };
  return send(await buildRequest(request, session, settings, stamp), signal, settings);
}

/** A broken connection has no status, but a GET can be repeated after it. */
function isWorthRetrying(error: ApiError): boolean {
  return error.kind === 'network' || (error.status !== null && RETRY_STATUSES.includes(error.status));
}

function isClockSkew(error: ApiError): boolean {
  return error.code === PROTOCOL_CODES.CLOCK_SKEW && !Number.isNaN(serverTime(error));
}

function serverTime({ data }: ApiError): number {
  return typeof data === 'object' && data !== null && 'serverTime' in data
    ? Number(data.serverTime)
    : Number.NaN;
}

function handleFailure(
  error: ApiError,
  options: CallOptions & { isMember: boolean },
  dispatch: (action: unknown) => unknown,
): void {
  if (error.kind === 'business' && error.code !== null && SESSION_END_CODES.includes(error.code)) {
    openSession().clear();
    const by = error.code === PROTOCOL_CODES.SESSION_SUPERSEDED ? 'replaced' : 'expired';
    dispatch(ended({ by, askToSignIn: !options.skipRedirect }));
    // the redirect to sign-in is enough; the member would only have to close the modal. A visitor is not
    // redirected
    if (options.isMember && !options.skipRedirect) return;
  }
  if (options.showToastFail && error.errorCode === null && error.kind !== 'aborted') {
    dispatch(
      remind({ ...(error.message === null ? {} : { message: error.message }), reason: reasonOf(error) }),
    );
  }
}

function sessionOf(state: unknown): SessionState {
  return (state as { session: SessionState }).session;
}
