import { useSelector } from 'react-redux';
import type { SessionReply, UserInfo } from '../rows/session.calls.ts';
import { rememberDevice } from './known-device.ts';
import { openSession } from './live-session.ts';
import type { SessionState } from './slice.ts';

interface WithSession {
  session: SessionState;
}

export function useSession(): SessionState {
  return useSelector((state: WithSession) => state.session);
}

/** The signed-in member, on a screen that the guard shows to members only. */
export function useMember(): UserInfo {
  const { user } = useSession();
  if (!user) throw new Error('a member screen was shown without a member');
  return user;
}

/** Stores the response of a sign-in and returns the payload of the slice's `signedIn`. */
export function rememberSession(reply: SessionReply) {
  openSession().saveSession(reply);
  rememberDevice(reply.deviceProof);
  return { token: reply.tokenValue, signKey: reply.signKey, userId: reply.userId };
}
