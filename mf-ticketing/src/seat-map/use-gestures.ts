import { useEffect, useRef } from 'react';
import type { Zoom } from './use-zoom.ts';

/** Maximum movement of a mouse, in pixels, that still counts as a press. */
const STILL_PX = 5;

type Leave = () => void;
/** At a point of the window. If the pointer type is unknown, it counts as touch. */
type Press = (at: { x: number; y: number }, isMouse: boolean) => void;

/**
 * Handles two fingers, a trackpad's pinch, mouse drags and presses. One finger belongs to the browser: it
 * scrolls the map, and the page at its edge.
 */
export function useGestures(zoom: Zoom, onPress: Press): void {
  const latest = useRef({ zoom, onPress });
  useEffect(() => {
    latest.current = { zoom, onPress };
  });
  const { viewport } = zoom;
  useEffect(() => {
    const box = viewport.current;
    if (box === null) return undefined;
    const now = () => latest.current.zoom;
    const leaves = [
      ...followPinch(box, now),
      ...followMouse(box, (at, isMouse) => latest.current.onPress(at, isMouse)),
      followWheel(box, now),
    ];
    return () => leaves.forEach((leave) => leave());
  }, [viewport]);
}

/** Not passive, so that a pinch of the map does not zoom the page. */
function listen<E extends keyof HTMLElementEventMap>(
  box: HTMLElement,
  kind: E,
  hear: (event: HTMLElementEventMap[E]) => void,
): Leave {
  box.addEventListener(kind, hear, { passive: false });
  return () => box.removeEventListener(kind, hear);
}

const followWheel = (box: HTMLElement, zoom: () => Zoom): Leave =>
  listen(box, 'wheel', (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const { scale, zoomTo } = zoom();
    zoomTo(scale * Math.exp(-event.deltaY / 120), { x: event.clientX, y: event.clientY });
  });

/** During a pinch the drawing is only scaled, which is cheap; it is redrawn when the fingers lift. */
function followPinch(box: HTMLElement, zoom: () => Zoom): Leave[] {
  let pinch: { apart: number; at: { x: number; y: number }; by: number } | null = null;
  const style = () => zoom().drawing.current?.style;
  const lift = () => {
    if (pinch === null) return;
    const { by, at } = pinch;
    pinch = null;
    style()?.removeProperty('transform');
    zoom().zoomTo(zoom().scale * by, at);
  };
  return [
    listen(box, 'touchstart', (event) => {
      const [one, other] = event.touches;
      if (one === undefined || other === undefined || event.touches.length !== 2) return;
      event.preventDefault();
      const at = { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 };
      pinch = { apart: apartOf(one, other), at, by: 1 };
      const { left = 0, top = 0 } = zoom().drawing.current?.getBoundingClientRect() ?? {};
      style()?.setProperty('transform-origin', `${at.x - left}px ${at.y - top}px`);
    }),
    listen(box, 'touchmove', (event) => {
      const [one, other] = event.touches;
      if (pinch === null || one === undefined || other === undefined) return;
      event.preventDefault();
      pinch.by = apartOf(one, other) / Math.max(pinch.apart, 1);
      style()?.setProperty('transform', `scale(${pinch.by})`);
    }),
    listen(box, 'touchend', lift),
    listen(box, 'touchcancel', lift),
  ];
}

const apartOf = (one: Touch, other: Touch) =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);

function followMouse(box: HTMLElement, onPress: Press): Leave[] {
  let isDrag = false;
  let from: { x: number; y: number; left: number; top: number } | null = null;
  const move = (event: PointerEvent) => {
    if (from === null) return;
    const [byX, byY] = [event.clientX - from.x, event.clientY - from.y];
    if (Math.hypot(byX, byY) > STILL_PX) isDrag = true;
    if (!isDrag) return;
    box.scrollLeft = from.left - byX;
    box.scrollTop = from.top - byY;
  };
  const lift = () => {
    from = null;
  };
  // a drag may end outside the map
  globalThis.addEventListener('pointermove', move);
  globalThis.addEventListener('pointerup', lift);
  return [
    listen(box, 'pointerdown', (event) => {
      isDrag = false;
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY, left: box.scrollLeft, top: box.scrollTop };
    }),
    listen(box, 'click', (event) => {
      const isMouse = 'pointerType' in event && event.pointerType === 'mouse';
      if (!isDrag) onPress({ x: event.clientX, y: event.clientY }, isMouse);
    }),
    () => globalThis.removeEventListener('pointermove', move),
    () => globalThis.removeEventListener('pointerup', lift),
  ];
}
