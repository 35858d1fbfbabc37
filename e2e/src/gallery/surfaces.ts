import type { Page } from 'playwright-core';

/** What a page may have beside its own ground. */
const MOST = 2;

/**
 * The kinds of surface of a screen, if there are more than two: boxes with a ground, a frame or a shadow of their own.
 * Boxes that look the same are one kind. Controls, also those made of several buttons, are none, and neither are
 * pictures, what lies on a picture, and lines that only separate.
 */
export async function tooManySurfaces(page: Page): Promise<string[]> {
  const kinds = await page.evaluate(() => {
    /** Smaller ones are labels and marks, not surfaces. */
    const [WIDTH, HEIGHT] = [160, 48];
    const CONTROL =
      'a[href], button, input, select, textarea, label, progress, [role=radio], [role=tab], [role=option], [role=gridcell]';
    const PICTURE = 'img, svg, canvas'; // a map is drawn on a canvas
    const NONE = `${CONTROL}, ${PICTURE}, picture, [role=img], [aria-hidden=true]`;
    const scope = document.querySelector('main') ?? document.body;

    const isClear = (colour: string) => /^rgba\(.*, 0\)$/.test(colour);
    const groundOf = (element: Element | null): string => {
      if (element === null) return 'rgb(255, 255, 255)';
      const { backgroundColor } = getComputedStyle(element);
      return isClear(backgroundColor) ? groundOf(element.parentElement) : backgroundColor;
    };
    const isControl = (element: Element): boolean =>
      element.matches(CONTROL) ||
      ([...element.childNodes].every((node) => node instanceof Element || node.textContent?.trim() === '') &&
        element.children.length > 0 &&
        [...element.children].every(isControl));
    /** The box is as large as a picture in it, or lies within one beside it. */
    const isPicture = (element: Element) => {
      const box = element.getBoundingClientRect();
      const around = element.parentElement ?? element;
      return [...around.querySelectorAll(PICTURE)].some((picture) => {
        const { top, right, bottom, left, height } = picture.getBoundingClientRect();
        const covers =
          top - 2 <= box.top && bottom + 2 >= box.bottom && left - 2 <= box.left && right + 2 >= box.right;
        return height >= HEIGHT && covers;
      });
    };
    const kindOf = (element: Element): string => {
      const style = getComputedStyle(element);
      const sides = [
        style.borderTopWidth,
        style.borderRightWidth,
        style.borderBottomWidth,
        style.borderLeftWidth,
      ];
      const isOther =
        !isClear(style.backgroundColor) && style.backgroundColor !== groundOf(element.parentElement);
      return [
        isOther ? style.backgroundColor : '',
        style.backgroundImage === 'none' ? '' : 'drawn',
        sides.every((side) => parseFloat(side) > 0)
          ? `frame ${style.borderTopStyle} ${style.borderTopColor}`
          : '',
        style.boxShadow === 'none' ? '' : 'shadow',
      ]
        .filter(Boolean)
        .join(', ');
    };

    const found = new Map<string, string>();
    for (const element of scope.querySelectorAll<HTMLElement>('*')) {
      const { width, height } = element.getBoundingClientRect();
      if (width < WIDTH || height < HEIGHT || element.closest(NONE) !== null || isControl(element)) continue;
      if (!element.checkVisibility({ visibilityProperty: true }) || isPicture(element)) continue;
      if (element.innerText.trim() === '') continue; // the paper of a code
      const kind = kindOf(element);
      if (kind !== '' && !found.has(kind)) found.set(kind, element.outerHTML.slice(0, 100));
    }
    return [...found].map(([kind, element]) => `${kind}: ${element}`);
  });
  return kinds.length > MOST ? [`${kinds.length} kinds of surface: ${kinds.join(' | ')}`] : [];
}
