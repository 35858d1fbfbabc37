import type { Page } from 'playwright-core';

/** WCAG 2.2, 2.5.5, for every target. In CSS pixels. */
const LEAST = 44;

/** Every target on the page that is too small. */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const PRESSED =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], ' +
      '[role=radio], [role=checkbox], [role=switch], [role=option]';
    // a link in a sentence may be as high as its line; a telephone number may not
    const isInline = (element: Element) =>
      !element.matches('[href^="tel:"]') &&
      getComputedStyle(element).display === 'inline' &&
      element.parentElement?.textContent?.trim() !== element.textContent?.trim();
    const isHidden = (element: Element) =>
      !element.checkVisibility({ visibilityProperty: true }) ||
      element.closest('[aria-hidden=true], [inert]') !== null;
    // a label receives its field's presses; a link whose pseudo-element covers its card receives the card's
    const boxOf = (element: Element) => {
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      const cover = getComputedStyle(element, '::after');
      const isCovering = cover.position === 'absolute' && cover.inset === '0px';
      const card = isCovering ? (element as HTMLElement).offsetParent : null;
      const boxes = [element, label, card].flatMap((one) => (one ? [one.getBoundingClientRect()] : []));
      return {
        width: Math.max(...boxes.map(({ width }) => width)),
        height: Math.max(...boxes.map(({ height }) => height)),
      };
    };
    return [...document.querySelectorAll(PRESSED)].flatMap((element) => {
      if (isHidden(element) || isInline(element)) return [];
      const { width, height } = boxOf(element);
      // half a pixel for rounding of rem
      if (Math.min(width, height) > least - 0.5) return [];
      return [`${width.toFixed(1)} × ${height.toFixed(1)} of ${least}: ${element.outerHTML.slice(0, 160)}`];
    });
  }, LEAST);
}

/** Elements that overflow the page's right edge, outermost first; empty if nothing scrolls sideways. */
export async function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return [];
    const isClipped = (element: Element) => {
      for (let around = element.parentElement; around !== null; around = around.parentElement) {
        if (around !== root && around !== document.body && getComputedStyle(around).overflowX !== 'visible')
          return true;
      }
      return false;
    };
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > root.clientWidth + 0.5 && !isClipped(element),
    );
    const by = root.scrollWidth - root.clientWidth;
    return [`${by} px`, ...wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 160))];
  });
}
