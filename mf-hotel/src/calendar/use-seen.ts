import { useEffect, useRef, useState } from 'react';

/** Whether an element has been in view, or close below it; stays true from then on. */
export function useSeen<E extends Element>(isSeenAnyway: boolean) {
  const element = useRef<E>(null);
  const [hasBeen, setHasBeen] = useState(false);
  const isWanted = !hasBeen && !isSeenAnyway;
  useEffect(() => {
    if (!isWanted || element.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setHasBeen(true);
      },
      { rootMargin: '0px 0px 50%' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isWanted]);
  return { element, isSeen: hasBeen || isSeenAnyway };
}
