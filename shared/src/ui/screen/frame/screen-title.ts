import { useEffect, useSyncExternalStore, type RefObject } from 'react';

let shown: string | null = null;
const listeners = new Set<() => void>();

/** The screen's title when its large one is scrolled away, for the top bar; otherwise null. */
export function useScreenTitle(): string | null {
  return useSyncExternalStore(subscribe, () => shown);
}

/** Height of the bar in CSS pixels. */
const BAR_PX = 60;

/** Updates the bar when the large title leaves the viewport at the top. */
export function useTitleInBar(title: string, largeTitle: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const look = () => {
      const bottom = largeTitle.current?.getBoundingClientRect().bottom;
      set(window.scrollY > 0 && bottom !== undefined && bottom < BAR_PX ? title : null);
    };
    window.addEventListener('scroll', look, { passive: true });
    look();
    return () => {
      window.removeEventListener('scroll', look);
      set(null);
    };
  }, [title, largeTitle]);
}

function set(title: string | null): void {
  if (title === shown) return;
  shown = title;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
