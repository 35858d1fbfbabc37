import type { Follower } from '../database/index.ts';
import type { Clock } from '../time/clock.ts';
import type { StoredSession } from './stored-session.ts';

/** How long an ended session may still read, if its notice does not arrive. */
export const KNOWN_MS = 5_000;
/** a few hundred bytes each */
const MOST = 20_000;

/**
 * Live sessions that this process has read within five seconds, for calls that only read. Every change of a session
 * or of a member's status is notified (migration session_notices) and forgets what is known of it. While notices
 * are not heard, no session is known. Calls that change something never ask here.
 */
export interface KnownSessions extends Follower {
  find(tokenHash: Buffer): StoredSession | undefined;
  /** Reads a session and remembers it, unless it changes meanwhile. */
  read(tokenHash: Buffer, from: () => Promise<StoredSession | undefined>): Promise<StoredSession | undefined>;
}

/** `clock`: tests move it. */
export function rememberSessions(clock: Clock): KnownSessions {
  /** in the order in which they were read */
  const known = new Map<string, { readonly stored: StoredSession; readonly readAt: number }>();
  const now = () => clock.now().getTime();
  let isHearing = false;
  /** counts changes, so that what was read before one is not kept after it */
  let changes = 0;
  const setHearing = (is: boolean) => {
    isHearing = is;
    changes += 1;
    known.clear();
  };
  return {
    channel: 'session',
    onHearing: () => setHearing(true),
    onDeaf: () => setHearing(false),
    onNotice(payload) {
      changes += 1;
      const { session, member } = JSON.parse(payload) as { session?: number; member?: number };
      for (const [hash, { stored }] of known)
        if (stored.sessionId === session || stored.memberId === member) known.delete(hash);
    },
    find(tokenHash) {
      const found = known.get(tokenHash.toString('base64'));
      return found !== undefined && now() - found.readAt <= KNOWN_MS ? found.stored : undefined;
    },
    async read(tokenHash, from) {
      const [before, readAt, hash] = [changes, now(), tokenHash.toString('base64')];
      const stored = await from();
      if (!isHearing || before !== changes || stored?.refusal !== null) return stored;
      known.delete(hash);
      known.set(hash, { stored, readAt });
      const [oldest] = known.keys();
      if (known.size > MOST && oldest !== undefined) known.delete(oldest);
      return stored;
    },
  };
}
