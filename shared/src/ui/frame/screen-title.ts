import { useEffect, useSyncExternalStore, type RefObject } from 'react';

let shown: string | null = null;
const listeners = new Set<() => void>();

/** The screen's title once its large one is scrolled away, for the bar at the upper edge; else null. */
export function useScreenTitle(): string | null {
  return useSyncExternalStore(subscribe, () => shown);
}

/** Tells the bar when the large title leaves the view upwards. */
export function useTitleInBar(title: string, largeTitle: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (largeTitle.current === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) =>
        set(entry && !entry.isIntersecting && entry.boundingClientRect.top < BAR_PX ? title : null),
      { rootMargin: `-${BAR_PX}px 0px 0px` },
    );
    observer.observe(largeTitle.current);
    return () => {
      observer.disconnect();
      set(null);
    };
  }, [title, largeTitle]);
}

/** The bar covers what is above it. */
const BAR_PX = 60;

function set(title: string | null): void {
  if (title === shown) return;
  shown = title;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
