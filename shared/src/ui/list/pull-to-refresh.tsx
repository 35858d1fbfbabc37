import { RefreshCw } from '../icon/refresh-icon.tsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { followPull, PULL_PX } from './pull.ts';
import styles from './pull-to-refresh.module.css';

export interface PullToRefreshProps {
  onRefresh: () => void;
  /** the old content stays visible */
  isRefreshing: boolean;
  /** when the content was read: 'Updated 10:32' */
  updated: string;
  children: ReactNode;
}

/** Refreshes by a pull from the top of the page, or by the button. */
export function PullToRefresh({ onRefresh, isRefreshing, updated, children }: PullToRefreshProps) {
  const t = useText('kit');
  const area = useRef<HTMLDivElement>(null);
  const [pulled, setPulled] = useState(0);
  const latest = useRef(onRefresh);
  useEffect(() => {
    latest.current = isRefreshing ? () => {} : onRefresh;
  });
  useEffect(() => {
    if (area.current === null) return undefined;
    return followPull(area.current, { onPull: setPulled, onRefresh: () => latest.current() });
  }, []);
  return (
    <div ref={area}>
      <div className={styles['bar']} style={{ minHeight: 44 + pulled }}>
        <output>{isRefreshing ? t('refreshing') : updated}</output>
        <button
          type="button"
          className={styles['button']}
          aria-disabled={isRefreshing}
          onClick={isRefreshing ? undefined : onRefresh}
        >
          <RefreshCw
            className={isRefreshing ? styles['turning'] : undefined}
            style={{ rotate: `${(pulled / PULL_PX) * 180}deg` }}
            size={16}
            aria-hidden="true"
          />
          {t('refresh')}
        </button>
      </div>
      {children}
    </div>
  );
}
