import { useText } from '@resort/shared/i18n';
import { IconButton } from '@resort/shared/ui';
import { useRef, useState, type ReactNode } from 'react';
import styles from './wallet.module.css';

export interface WalletProps<T> {
  tickets: readonly T[];
  keyOf: (ticket: T) => string;
  render: (ticket: T, place: number) => ReactNode;
}

/** So that the keyboard can scroll the row: an arrow leads from one ticket to the next. */
const STOP = { tabIndex: 0 };
/** How far from a ticket's own place, as a share of its width, the row may rest and still show it. */
const CLOSE = 0.1;

/**
 * One ticket at a time, side by side: a scanner must never see two codes. Swiped (the browser's own scrolling), stepped
 * through by buttons, or by the arrow keys.
 */
export function Wallet<T>({ tickets, keyOf, render }: WalletProps<T>) {
  const t = useText('ticketing');
  const { row, at, look, show } = useRow(tickets.length);
  const of = tickets.length;
  const many = of > 1;
  return (
    <div className={styles['wallet']}>
      {many ? (
        <div className={styles['steps']}>
          <IconButton label={t('wallet.previous')} onClick={() => show(at - 1)}>
            <Chevron to="start" isFaint={at === 0} />
          </IconButton>
          <output className={styles['place']}>{t('wallet.place', { place: at + 1, of })}</output>
          <IconButton label={t('wallet.next')} onClick={() => show(at + 1)}>
            <Chevron to="end" isFaint={at === of - 1} />
          </IconButton>
        </div>
      ) : null}
      <ul
        ref={row}
        className={styles['row']}
        aria-label={t('wallet.label')}
        onScroll={look}
        {...(many ? STOP : {})}
      >
        {tickets.map((ticket, place) => (
          <li key={keyOf(ticket)} className={styles['ticket']}>
            {render(ticket, place)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Where the row rests, and how it gets elsewhere: `scroll-behavior` makes it glide, unless less motion is wished for. */
function useRow(of: number) {
  const row = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const look = () => {
    const { scrollLeft = 0, clientWidth = 0 } = row.current ?? {};
    if (clientWidth === 0) return;
    const place = scrollLeft / clientWidth;
    if (Math.abs(place - Math.round(place)) < CLOSE) setAt(Math.round(place));
  };
  const show = (place: number) => {
    const target = row.current;
    if (target) target.scrollLeft = target.clientWidth * Math.min(Math.max(place, 0), of - 1);
  };
  return { row, at: Math.min(at, of - 1), look, show };
}

function Chevron({ to, isFaint }: { to: 'start' | 'end'; isFaint: boolean }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      opacity={isFaint ? 0.35 : 1}
      aria-hidden="true"
    >
      <path d={to === 'start' ? 'm15 18-6-6 6-6' : 'm9 18 6-6-6-6'} />
    </svg>
  );
}
