/** What a tap leads to. */
export interface Target {
  /** what is tapped */
  tap: string;
  /** end of the address, for a screen */
  path?: string;
  /** an element of what was opened */
  shown: string;
}

/**
 * Runs in the page, before the tap. The promise gives the milliseconds from the input event to the paint of what
 * it opens; `window.tapMs` takes it, because the tap comes from outside.
 */
export function watchTap({ tap, path, shown }: Target): void {
  // screens that are kept are in the document, too, but not displayed
  const displayed = () => [...document.querySelectorAll(shown)].find((element) => element.checkVisibility());
  const before = displayed();
  const isThere = () => {
    if (path !== undefined && !location.pathname.endsWith(path)) return false;
    const now = displayed();
    return now !== undefined && now !== before;
  };
  window.tapMs = new Promise((resolve, reject) => {
    const begin = (event: Event) => {
      if (!(event.target as Element).closest(tap)) return;
      removeEventListener('click', begin, true);
      const start = event.timeStamp;
      const patience = setTimeout(() => reject(new Error(`${shown} did not appear`)), 20_000);
      const look = () => {
        if (!isThere()) return;
        observer.disconnect();
        clearTimeout(patience);
        // after the next callback the frame is painted; a task of this priority comes before all others
        requestAnimationFrame(
          () =>
            void scheduler.postTask(() => resolve(performance.now() - start), { priority: 'user-blocking' }),
        );
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { childList: true, subtree: true, attributes: true });
      look();
    };
    addEventListener('click', begin, true);
  });
}

declare const scheduler: {
  postTask(task: () => void, options: { priority: 'user-blocking' }): Promise<void>;
};

declare global {
  interface Window {
    tapMs: Promise<number>;
  }
}
