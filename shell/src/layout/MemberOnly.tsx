import { useSession } from '@resort/shared/session';
import type { ReactNode } from 'react';

/**
 * The guard decides on the way in. A session can also end while a screen is shown: from that moment nothing of the
 * member's is on it, though the way to sign-in takes another moment.
 */
export function MemberOnly({ children }: { children: ReactNode }) {
  return useSession().status === 'member' ? children : null;
}
