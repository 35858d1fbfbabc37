import { useSession } from '@resort/shared/session';
import type { ReactNode } from 'react';

/**
 * The guard decides when a route is entered, but a session can also end while a screen is shown. This removes
 * the member's data at once, before the redirect to sign-in.
 */
export function MemberOnly({ children }: { children: ReactNode }) {
  return useSession().status === 'member' ? children : null;
}
