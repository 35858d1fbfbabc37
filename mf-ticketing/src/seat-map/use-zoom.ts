import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Hall } from './plan.ts';

/** Distance between seats in CSS pixels at which a finger hits one seat only (WCAG 2.5.5 with a gap). */
export const WORKING_PX = 48;
const MOST_PX = 72;
const STEP = 1.6;

interface Point {
  x: number;
  y: number;
}

export interface Zoom {
  viewport: RefObject<HTMLDivElement | null>;
  drawing: RefObject<SVGSVGElement | null>;
  /** CSS pixels between seats */
  scale: number;
  isWhole: boolean;
  isMost: boolean;
  /** `at`: a point of the window that stays fixed; default: the centre */
  zoomTo: (scale: number, at?: Point) => void;
  zoomBy: (steps: 1 | -1) => void;
  showWhole: () => void;
  /** centres a point of the hall, zoomed in at least enough to select seats */
  comeNear: (place: Point) => void;
  /** scrolls a point of the hall into view */
  bringIntoSight: (place: Point) => void;
  /** the point of the hall at a point of the window */
  placeAt: (point: Point) => Point;
}

/**
 * The zoom of the map: all of it, or enlarged and scrolled by the browser, which stays smooth on slow phones.
 */
export function useZoom({ frame }: Hall): Zoom {
  const viewport = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const box = useBox(viewport);
  const [wanted, setWanted] = useState(0);
  /** the point of the hall that must be at a point of the viewport after the redraw */
  const anchor = useRef<{ place: Point; left: number; top: number } | null>(null);
  // slightly less, so that rounding causes no scrollbar
  const whole = 0.998 * Math.min(box.width / frame.width, box.height / frame.height);
  const scale = Math.min(Math.max(wanted, whole), Math.max(MOST_PX, whole));

  useLayoutEffect(() => {
    if (anchor.current === null || viewport.current === null) return;
    const { place, left, top } = anchor.current;
    anchor.current = null;
    viewport.current.scrollLeft = (place.x - frame.left) * scale - left;
    viewport.current.scrollTop = (place.y - frame.top) * scale - top;
  }, [scale, frame]);

  const placeAt = ({ x, y }: Point): Point => {
    const drawn = drawing.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return { x: frame.left + (x - drawn.left) / scale, y: frame.top + (y - drawn.top) / scale };
  };
  const middle = (): Point => {
    const { left = 0, top = 0 } = viewport.current?.getBoundingClientRect() ?? {};
    return { x: left + box.width / 2, y: top + box.height / 2 };
  };
  const zoomTo: Zoom['zoomTo'] = (next, at = middle()) => {
    const { left = 0, top = 0 } = viewport.current?.getBoundingClientRect() ?? {};
    anchor.current = { place: placeAt(at), left: at.x - left, top: at.y - top };
    setWanted(Math.min(next, MOST_PX));
  };
  return {
    viewport,
    drawing,
    scale,
    isWhole: scale <= whole,
    isMost: scale >= MOST_PX,
    zoomTo,
    zoomBy: (steps) => zoomTo(scale * STEP ** steps),
    showWhole: () => setWanted(0),
    comeNear: (place) => {
      anchor.current = { place, left: box.width / 2, top: box.height / 2 };
      setWanted(Math.max(scale, WORKING_PX));
    },
    bringIntoSight: ({ x, y }) => {
      const it = viewport.current;
      if (it === null) return;
      const keepIn = (at: number, from: number, room: number) =>
        Math.min(Math.max(from, at - room + 1.5 * scale), at - 1.5 * scale);
      it.scrollLeft = keepIn((x - frame.left) * scale, it.scrollLeft, box.width);
      it.scrollTop = keepIn((y - frame.top) * scale, it.scrollTop, box.height);
    },
    placeAt,
  };
}

/** The current inner size of an element. */
function useBox(element: RefObject<HTMLElement | null>) {
  const [box, setBox] = useState({ width: 350, height: 300 });
  useLayoutEffect(() => measure(element.current, setBox), [element]);
  useEffect(() => {
    const it = element.current;
    if (it === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => measure(it, setBox));
    observer.observe(it);
    return () => observer.disconnect();
  }, [element]);
  return box;
}

type Box = ReturnType<typeof useBox>;

function measure(element: HTMLElement | null, tell: (next: (before: Box) => Box) => void): void {
  if (element === null || element.clientWidth === 0) return;
  const { clientWidth: width, clientHeight: height } = element;
  tell((before) => (before.width === width && before.height === height ? before : { width, height }));
}
