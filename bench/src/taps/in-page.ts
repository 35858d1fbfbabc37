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
    const now = displayed();
    return now !== undefined && now !== before && (path === undefined || location.pathname.endsWith(path));
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
        // the frame after the next callback has been handed to the screen
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { childList: true, subtree: true, attributes: true });
      look();
    };
    addEventListener('click', begin, true);
  });
}

declare global {
  interface Window {
    tapMs: Promise<number>;
  }
}
