/** jsdom has no layout. From here on every element is in view, or none ever is. */
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
