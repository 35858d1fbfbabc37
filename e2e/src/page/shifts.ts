import type { Page } from 'playwright-core';

/** What has moved since the page was opened (https://web.dev/articles/cls). */
export interface Shifts {
  /** the sum of all layout shifts; without those that follow a press */
  sum: number;
  /** each shift, with its value and the elements that moved */
  moved: string[];
}

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** From the next load on, the page counts its layout shifts. */
export const watchShifts = (page: Page): Promise<unknown> => page.addInitScript(countShifts);

/** After two frames, so that a shift of the last change is among them. */
export const shiftsOf = (page: Page): Promise<Shifts> =>
  page.evaluate(
    () =>
      new Promise<Shifts>((resolve) => {
        const tell = () => resolve((globalThis as unknown as { shifts: Shifts }).shifts);
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(tell)));
      }),
  );

/** Runs in the page. */
function countShifts(): void {
  const shifts: Shifts = { sum: 0, moved: [] };
  Object.assign(globalThis, { shifts });
  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : (node?.parentElement ?? null);
    return element === null
      ? 'what is gone'
      : `${element.localName}.${element.classList[0] ?? ''} ‘${(node?.textContent ?? '').slice(0, 30)}’`;
  };
  const placeOf = ({ x, y, height }: DOMRect) => [x, y, height].map(Math.round).join('/');
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue;
      shifts.sum += value;
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${nameOf(node)} x/y/height ${placeOf(previousRect)} → ${placeOf(currentRect)}`,
      );
      shifts.moved.push(`${value.toFixed(3)} ${moved.join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
