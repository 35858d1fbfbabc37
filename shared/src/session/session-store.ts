import type { SessionReply, UserInfo } from '../rows/session.calls.ts';
import type { StoredValues } from './stored-value.ts';

/** A longer user info or token is reduced to userId, token and language (specification §5). */
const MAX_STORED_LENGTH = 3500;

/**
 * What is deleted when the session ends (specification §4). The time-based visitor id and the language stay.
 */
const CLEARED = [
  'tokenValue',
  'signKey',
  'sjm_userInfo',
  'sjmUserId',
  'userId',
  'openKey',
  'MemberCardTier',
  'memberTier',
  'currency',
  'currencyInfo',
] as const;

/** The credentials of a signed-in browser. If one is missing, there is no session. */
export interface Credentials {
  token: string;
  /** base64, 32 bytes */
  signKey: string;
  userId: string;
}

/** The stored session, with the names of specification §3. */
export interface SessionStore {
  load(): Credentials | null;
  /** the user info of the last successful check, shown until the next check; may be the reduced form */
  loadUser(): Partial<UserInfo> | null;
  saveSession(session: SessionReply): void;
  saveUser(user: UserInfo): void;
  clear(): void;
  /** the visitor's time-based id `t<ms>`, created on first use */
  visitorId(): string;
}

export function sessionStore(values: StoredValues, now: () => number = Date.now): SessionStore {
  return {
    load: () => credentialsFrom(values.read),
    loadUser: () => values.read('sjm_userInfo') as Partial<UserInfo> | null,
    saveSession(session) {
      const { tokenValue, signKey, userId, language } = session;
      values.write('signKey', signKey);
      values.write('userId', userId);
      values.write('sjmUserId', userId);
      values.write('openKey', session.openKey);
      values.write('memberTier', session.memberTier);
      values.write('MemberCardTier', session.MemberCardTier);
      values.write('currency', session.currency);
      // last: other tabs see each value as it is written, and take over the session when the token changes
      values.write('tokenValue', reduced(tokenValue, { userId, token: tokenValue, language }));
    },
    saveUser(user) {
      const token = tokenFrom(values.read('tokenValue'));
      const full = { ...user, token };
      values.write('sjm_userInfo', reduced(full, { userId: user.userId, token, language: user.language }));
      values.write('memberTier', user.memberTier);
      values.write('MemberCardTier', user.MemberCardTier);
      values.write('currency', user.currency);
      values.write('currencyInfo', user.currencyInfo);
    },
    clear: () => CLEARED.forEach((name) => values.remove(name)),
    visitorId() {
      const stored = values.read('tempUserId');
      if (typeof stored === 'string') return stored;
      const made = `t${now()}`;
      values.write('tempUserId', made);
      return made;
    },
  };
}

/** @param read returns a stored value by name; the inline script has nothing else */
export function credentialsFrom(read: (name: string) => unknown): Credentials | null {
  const token = tokenFrom(read('tokenValue'));
  const [signKey, userId] = [read('signKey'), read('userId')];
  if (token === null || typeof signKey !== 'string' || typeof userId !== 'string') return null;
  return { token, signKey, userId };
}

/** A long token is stored in the reduced form, which still contains it (specification §5). */
function tokenFrom(stored: unknown): string | null {
  const token = (stored as { token?: unknown } | null)?.token ?? stored;
  return typeof token === 'string' ? token : null;
}

function reduced(value: unknown, short: { userId: string; token: unknown; language: string }): unknown {
  const length = typeof value === 'string' ? value.length : JSON.stringify(value).length;
  return length > MAX_STORED_LENGTH ? short : value;
}
