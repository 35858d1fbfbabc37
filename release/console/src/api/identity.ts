import type { SignInState } from '@resort/release/client';
import { BY_COOKIE, currentToken, signOut } from './session.ts';

/** Where a person goes to sign in with the registry's OpenID provider. */
export const SIGN_IN = '/v1/sign-in';

/** Whether there is a provider, and whether somebody has signed in there; without an answer: neither. */
export async function readSignIn(): Promise<SignInState> {
  const nothing = { isOffered: false, isSignedIn: false };
  try {
    const answer = await fetch(new URL('/v1/session', location.origin), { cache: 'no-store' });
    return answer.ok ? ((await answer.json()) as SignInState) : nothing;
  } catch {
    return nothing;
  }
}

/** Forgets the token, and the cookie of a person. */
export async function leave(): Promise<void> {
  if (currentToken() === BY_COOKIE)
    await fetch(new URL('/v1/sign-out', location.origin), { method: 'POST' }).catch(() => null);
  signOut();
}
