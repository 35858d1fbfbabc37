import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { Problem, WireAnswer } from '@resort/release/client';
import { BY_COOKIE, currentToken, signOut } from './session.ts';

/** A verb with the words of the command line. */
export interface Command {
  verb: string;
  args: readonly string[];
}

/** What the page says where no registry answered. */
const UNREACHABLE: Problem = {
  type: '/problems/unreachable',
  title: 'Nobody answers',
  status: 0,
  detail: 'The registry cannot be reached from here just now.',
};

/** Runs a verb with a token. Gives the registry's answer, or why it refused. */
export async function runVerb(
  { verb, args }: Command,
  token: string,
  signal?: AbortSignal,
): Promise<{ data: WireAnswer } | { error: Problem }> {
  try {
    const response = await fetch(new URL(`/v1/${verb}`, location.origin), {
      method: 'POST',
      headers: {
        ...(token !== BY_COOKIE && { authorization: `Bearer ${token}` }),
        'content-type': 'application/json',
      },
      body: JSON.stringify({ args }),
      credentials: token === BY_COOKIE ? 'same-origin' : 'omit',
      cache: 'no-store',
      ...(signal && { signal }),
    });
    const body: unknown = await response.json();
    return response.ok ? { data: body as WireAnswer } : { error: body as Problem };
  } catch {
    return { error: UNREACHABLE };
  }
}

/** Every query and change of the page. A token that is taken no more ends the session. */
export const ask: BaseQueryFn<Command, WireAnswer, Problem> = async (command, { signal }) => {
  const token = currentToken();
  if (token === null) return { error: { ...UNREACHABLE, status: 401 } };
  const answer = await runVerb(command, token, signal);
  if ('error' in answer && answer.error.status === 401 && currentToken() === token)
    signOut({ isRefused: true });
  return answer;
};
