/**
 * Runs in the page: presses the tab that leads to this address, and gives the milliseconds until the screen's own
 * heading has been painted. Rejects when it does not come.
 */
export function timeTab(href: string): Promise<number> {
  // the element: two screens may have the same heading; the screens that are kept are not displayed
  const heading = () => [...document.querySelectorAll('main h1')].find((each) => each.checkVisibility());
  const link = document.querySelector<HTMLAnchorElement>(`nav[aria-label="Main menu"] a[href$="${href}"]`);
  const before = heading();
  if (link === null) throw new Error(`no tab leads to ${href}`);
  return new Promise((resolve, reject) => {
    const patience = setTimeout(() => reject(new Error(`${href} did not appear`)), 20_000);
    const stands = () => location.pathname.endsWith(href) && heading() !== undefined && heading() !== before;
    const look = () => {
      if (!stands()) return;
      observer.disconnect();
      clearTimeout(patience);
      // the frame after the next callback has been handed to the screen
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
    };
    const observer = new MutationObserver(look);
    observer.observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
    });
    const start = performance.now();
    link.click();
  });
}
