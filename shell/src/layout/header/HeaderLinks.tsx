import { useBadgesQuery } from '@resort/shared/calls/badges';
import { useText } from '@resort/shared/i18n';
import { Link } from '@resort/shared/router';
import { toServed, type BarePath } from '@resort/shared/routes';
import { CountBadge, VisuallyHidden } from '@resort/shared/ui';
import type { ReactNode } from 'react';
import styles from './header.module.css';

/** How often the counts are asked for again while the member is looking. */
const EVERY_MS = 300_000;

const BELL = 'M6 8a6 6 0 0 1 12 0c0 7 3 9 3 9H3s3-2 3-9M10.3 21a1.94 1.94 0 0 0 3.4 0';
const BAG = 'M6 2 3 6v14a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V6l-3-4zM3 6h18M16 10a4 4 0 0 1-8 0';

/** The member's cart, if there is something in it, and notifications; each with its count. */
export default function HeaderLinks() {
  const t = useText('shell');
  // without a network, the last counts known on this device
  const { data } = useBadgesQuery(undefined, {
    refetchOnFocus: true,
    pollingInterval: EVERY_MS,
    skipPollingIfUnfocused: true,
  });
  const { unread = 0, cart = 0 } = data ?? {};
  return (
    <>
      {cart === 0 ? null : (
        <HeaderLink to="/cart" label={t('header.cart')} sign={BAG}>
          <CountBadge count={cart} label={t('header.inCart', { count: cart })} />
        </HeaderLink>
      )}
      <HeaderLink to="/notifications" label={t('header.notifications')} sign={BELL}>
        <CountBadge count={unread} label={t('header.unread', { count: unread })} />
      </HeaderLink>
    </>
  );
}

interface HeaderLinkProps {
  to: BarePath;
  label: string;
  /** path on a grid of 24 × 24 */
  sign: string;
  children: ReactNode;
}

function HeaderLink({ to, label, sign, children }: HeaderLinkProps) {
  const served = toServed(to);
  if (served === undefined) return null;
  return (
    <Link className={styles['link']} to={served} title={label}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true" className={styles['sign']}>
        <path d={sign} />
      </svg>
      <span className={styles['count']}>{children}</span>
    </Link>
  );
}
