/** jsdom lays nothing out: from here on, all that is looked for is in sight, or none of it ever is. */
export function fakeSight(is: 'everything' | 'nothing'): void {
  class Observer {
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      if (is === 'everything') queueMicrotask(() => tell([{ isIntersecting: true }]));
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
}
