import { LRUCache } from 'lru-cache';
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
  const known = new LRUCache<string, StoredSession>({
    max: MOST,
    ttl: KNOWN_MS,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  });
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
      for (const [hash, { sessionId, memberId }] of known.entries())
        if (sessionId === session || memberId === member) known.delete(hash);
    },
    find: (tokenHash) => known.get(tokenHash.toString('base64')),
    async read(tokenHash, from) {
      const before = changes;
      const found = await from();
      if (isHearing && before === changes && found?.refusal === null)
        known.set(tokenHash.toString('base64'), found);
      return found;
    },
  };
}
