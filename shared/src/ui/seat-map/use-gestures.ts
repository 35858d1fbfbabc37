import { useEffect, useRef } from 'react';
import type { Zoom } from './use-zoom.ts';

/** Pixels that a mouse may move and still have pressed. */
const STILL_PX = 5;

/**
 * Two fingers, a trackpad's pinch and a dragging mouse. One finger is the browser's: it scrolls the map, and the page
 * at its edge. Resolves to whether the last press was a drag, which is no choice of a seat.
 */
export function useGestures(zoom: Zoom): () => boolean {
  const latest = useRef(zoom);
  useEffect(() => {
    latest.current = zoom;
  });
  const dragged = useRef(false);
  const { viewport } = zoom;
  useEffect(() => {
    const box = viewport.current;
    if (box === null) return undefined;
    const leave = new AbortController();
    // not passive: a pinch of the map is not one of the page
    const options = { passive: false, signal: leave.signal };
    followPinch(box, () => latest.current, options);
    followMouse(box, dragged, options);
    box.addEventListener(
      'wheel',
      (event) => {
        if (!event.ctrlKey) return;
        event.preventDefault();
        const { scale, zoomTo } = latest.current;
        zoomTo(scale * Math.exp(-event.deltaY / 120), { x: event.clientX, y: event.clientY });
      },
      options,
    );
    return () => leave.abort();
  }, [viewport]);
  return () => dragged.current;
}

/** While the fingers move the drawing is only stretched, which costs next to nothing; lifted, it is drawn anew. */
function followPinch(box: HTMLElement, zoom: () => Zoom, options: AddEventListenerOptions): void {
  let pinch: { apart: number; at: { x: number; y: number }; by: number } | null = null;
  box.addEventListener(
    'touchstart',
    (event) => {
      const [one, other] = event.touches;
      if (one === undefined || other === undefined || event.touches.length !== 2) return;
      event.preventDefault();
      const at = { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 };
      pinch = { apart: apartOf(one, other), at, by: 1 };
      const { left = 0, top = 0 } = zoom().drawing.current?.getBoundingClientRect() ?? {};
      zoom().drawing.current?.style.setProperty('transform-origin', `${at.x - left}px ${at.y - top}px`);
    },
    options,
  );
  box.addEventListener(
    'touchmove',
    (event) => {
      const [one, other] = event.touches;
      if (pinch === null || one === undefined || other === undefined) return;
      event.preventDefault();
      pinch.by = apartOf(one, other) / Math.max(pinch.apart, 1);
      zoom().drawing.current?.style.setProperty('transform', `scale(${pinch.by})`);
    },
    options,
  );
  const lift = () => {
    if (pinch === null) return;
    const { by, at } = pinch;
    pinch = null;
    zoom().drawing.current?.style.removeProperty('transform');
    zoom().zoomTo(zoom().scale * by, at);
  };
  box.addEventListener('touchend', lift, options);
  box.addEventListener('touchcancel', lift, options);
}

const apartOf = (one: Touch, other: Touch) =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);

function followMouse(
  box: HTMLElement,
  dragged: { current: boolean },
  options: AddEventListenerOptions,
): void {
  let from: { x: number; y: number; left: number; top: number } | null = null;
  box.addEventListener(
    'pointerdown',
    (event) => {
      dragged.current = false;
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY, left: box.scrollLeft, top: box.scrollTop };
    },
    options,
  );
  globalThis.addEventListener(
    'pointermove',
    (event) => {
      if (from === null) return;
      const [byX, byY] = [event.clientX - from.x, event.clientY - from.y];
      if (Math.hypot(byX, byY) > STILL_PX) dragged.current = true;
      if (!dragged.current) return;
      box.scrollLeft = from.left - byX;
      box.scrollTop = from.top - byY;
    },
    options,
  );
  globalThis.addEventListener('pointerup', () => (from = null), options);
}
