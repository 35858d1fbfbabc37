import { useEffect, useRef, type ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { Button } from '../button/button.tsx';
import { EagerPictures } from '../pictures/picture/picture.tsx';
import { ErrorCard } from '../screen/feedback/error-card.tsx';
import styles from './endless-list.module.css';

/** What RTK's infinite query reports about further pages. */
export interface MorePages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}

export interface EndlessListProps<Item> {
  query: MorePages;
  /** the items of all pages so far (`rowsOf`) */
  items: readonly Item[];
  keyOf: (item: Item) => string;
  render: (item: Item) => ReactNode;
  /** accessible name, if no heading names the list */
  label?: string;
}

/**
 * A list that loads its next page when its end comes near, with a button as an alternative, and a mark at the
 * real end. The pictures of its first item are requested before all others. Items keep their position by key. After a
 * failure it waits for a press.
 */
export function EndlessList<Item>(props: EndlessListProps<Item>) {
  const { query, items, keyOf, render, label } = props;
  const { hasNextPage: hasMore, isFetchingNextPage: isLoadingMore, isFetchNextPageError: hasFailed } = query;
  const more = () => void query.fetchNextPage();
  const t = useText('kit');
  const end = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const asked = useRef<number | null>(null);
  useMoreInSight(end, {
    isWanted: hasMore && !isLoadingMore && !hasFailed,
    count: items.length,
    onMore: more,
  });
  useEffect(() => {
    if (asked.current === null || items.length <= asked.current) return;
    const first = list.current?.children[asked.current];
    asked.current = null;
    // after a press on the button, focus the first new item
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  }, [items.length]);
  const ask = () => {
    asked.current = items.length;
    more();
  };
  return (
    <>
      <ul ref={list} className={styles['list']} aria-label={label} aria-busy={isLoadingMore}>
        {items.map((item, index) => (
          <li key={keyOf(item)} className={styles['item']} tabIndex={-1}>
            <EagerPictures value={index === 0}>{render(item)}</EagerPictures>
          </li>
        ))}
      </ul>
      <div ref={end} className={styles['end']}>
        {hasFailed ? (
          <div className={styles['failed']}>
            <ErrorCard message={t('moreFailed')} onRetry={ask} isRetrying={isLoadingMore} />
          </div>
        ) : null}
        {hasMore && !hasFailed ? (
          <Button look="quiet" busy={isLoadingMore} onClick={ask}>
            {t('showMore')}
          </Button>
        ) : null}
        {hasMore || items.length === 0 ? null : <p className={styles['mark']}>{t('end')}</p>}
      </div>
    </>
  );
}

interface More {
  isWanted: boolean;
  /** checks again after the list has grown, if its end is still near */
  count: number;
  onMore: () => void;
}

function useMoreInSight(end: { current: Element | null }, { isWanted, count, onMore }: More): void {
  const latest = useRef(onMore);
  useEffect(() => {
    latest.current = onMore;
  });
  useEffect(() => {
    if (!isWanted || end.current === null) return undefined;
    // one screen height ahead, so that the next page arrives in time
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
      },
      { rootMargin: '0px 0px 100%' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isWanted, count, end]);
}
