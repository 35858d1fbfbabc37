import { useLayoutEffect, useState, type RefObject } from 'react';

/** The width of an element in CSS pixels, as it is now and whenever it changes. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(320);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const look = () => setWidth(Math.max(current.clientWidth, 240));
    look();
    const observer = new ResizeObserver(look);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
