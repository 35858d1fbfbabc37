/** Minimum length of a pull in CSS pixels of displayed distance (half of the finger's). */
export const PULL_PX = 64;

export interface PullHandlers {
  /** the distance pulled; 0 on release */
  onPull: (distance: number) => void;
  onRefresh: () => void;
}

/**
 * Tracks a finger that pulls the page down from its top.
 * @returns stops tracking
 */
export function followPull(element: HTMLElement, { onPull, onRefresh }: PullHandlers): () => void {
  let startY: number | null = null;
  let distance = 0;
  const start = ({ touches }: TouchEvent) => {
    startY = window.scrollY <= 0 && touches.length === 1 ? (touches[0]?.clientY ?? null) : null;
  };
  const move = ({ touches }: TouchEvent) => {
    if (startY === null) return;
    distance = Math.min(PULL_PX * 1.5, Math.max(0, ((touches[0]?.clientY ?? startY) - startY) / 2));
    if (window.scrollY > 0) distance = 0; // a scroll
    onPull(distance);
  };
  const end = () => {
    if (startY !== null && distance >= PULL_PX) onRefresh();
    cancel();
  };
  const cancel = () => {
    startY = null;
    distance = 0;
    onPull(0);
  };
  const root = document.documentElement;
  const before = root.style.overscrollBehaviorY;
  root.style.overscrollBehaviorY = 'contain'; // prevents the browser's pull-to-refresh
  const listeners = { touchstart: start, touchmove: move, touchend: end, touchcancel: cancel };
  for (const [type, listener] of Object.entries(listeners)) {
    element.addEventListener(type, listener as EventListener, { passive: true });
  }
  return () => {
    for (const [type, listener] of Object.entries(listeners)) {
      element.removeEventListener(type, listener as EventListener);
    }
    root.style.overscrollBehaviorY = before;
  };
}
