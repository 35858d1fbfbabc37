import { useLocation } from '@resort/shared/router';
import { useSession } from '@resort/shared/session';
import HashTarget from './HashTarget.tsx';
import { later, partOnDemand } from './later-part.ts';
import { TabsAhead, type TabsAheadProps } from './tabs/TabsAhead.tsx';
import { useFadeOut } from './use-fade-out.ts';

/** In a file of its own, because it needs a share that few screens have. */
const TillRequests = partOnDemand(() => import('./TillRequests.tsx'));

/** Where a member shows a code to a till; a push of the till leads to the first. */
const CODE_SCREENS = new Set(['/my-qr', '/my-vouchers']);

/** What can wait until the first screen is complete. */
export default function LaterParts(props: TabsAheadProps) {
  const { pathname } = useLocation();
  const { status } = useSession();
  useFadeOut();
  return (
    <>
      <HashTarget />
      <TabsAhead {...props} />
      {status === 'member' && CODE_SCREENS.has(pathname) ? later(<TillRequests />) : null}
    </>
  );
}
