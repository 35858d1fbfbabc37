import type { Credentials } from '../session/session-store.ts';
import type { ApiError } from './api-error.ts';
import type { WireRequest } from './client-of.ts';
import { keepAnswer, keptAnswer, type KeptAnswer } from './kept-answers.ts';
import { callName, readBefore, readNow } from './read-before.ts';
import { apiSettings } from './settings.ts';

type Dispatch = (action: unknown) => unknown;

export function isWithoutNetwork({ kind }: ApiError): boolean {
  return kind === 'network' || kind === 'timeout';
}

/** Stores a fresh response without making the screen wait. */
export function keepForOffline(
  member: Credentials,
  request: WireRequest,
  data: unknown,
  dispatch: Dispatch,
): void {
  const call = callName(request.path, request.payload);
  dispatch(readNow({ call }));
  keepAnswer(member, nameOf(call), { data, readAt: apiSettings().now() }).catch((error: unknown) =>
    console.warn('an answer could not be kept', error),
  );
}

/** The member's last response or null. Dispatches its time to the store. */
export async function readOffline(
  member: Credentials,
  request: WireRequest,
  dispatch: Dispatch,
): Promise<KeptAnswer | null> {
  const kept = await lastAnswer(member, request);
  if (kept) tellReadBefore(request, kept, dispatch);
  return kept;
}

/** The member's last response, from this visit or an earlier one, or null. */
export function lastAnswer(member: Credentials, { path, payload }: WireRequest): Promise<KeptAnswer | null> {
  return keptAnswer(member, nameOf(callName(path, payload))).catch(() => null);
}

export function tellReadBefore({ path, payload }: WireRequest, { readAt }: KeptAnswer, dispatch: Dispatch) {
  dispatch(readBefore({ call: callName(path, payload), readAt }));
}

/** Responses contain texts in the language of their request. */
const nameOf = (call: string) => `${apiSettings().language} ${call}`;
