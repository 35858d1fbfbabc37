/** What a visit leaves in the page; times are milliseconds since the navigation began. */
export interface PageFigures {
  /** when all that was waited for had been there for a frame; null: not yet */
  shown: number | null;
  fcp: number | null;
  lcp: number | null;
  cls: number;
  /** milliseconds since 1970 at which the navigation began */
  origin: number;
}

declare global {
  interface Window {
    benchFigures: PageFigures;
  }
}

/** Runs in the page before anything else; told by the browser itself, not by the application. */
export function watchPage(selectors: readonly string[]): void {
  const figures: PageFigures = { shown: null, fcp: null, lcp: null, cls: 0, origin: performance.timeOrigin };
  window.benchFigures = figures;
  const follow = (type: string, take: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  follow('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') figures.fcp = startTime;
  });
  follow('largest-contentful-paint', ({ startTime }) => (figures.lcp = startTime));
  follow('layout-shift', ({ value = 0 }) => (figures.cls += value));
  const observer = new MutationObserver(() => {
    if (!selectors.every((selector) => document.querySelector(selector))) return;
    observer.disconnect();
    requestAnimationFrame(() => (figures.shown = performance.now()));
  });
  observer.observe(document, { childList: true, subtree: true });
}
