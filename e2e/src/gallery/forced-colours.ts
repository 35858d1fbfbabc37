import type { Page } from 'playwright-core';

/**
 * Selections that look unselected in forced colours (WCAG 2.2, 1.4.1; Windows' contrast themes). Compares
 * with the neighbours, ignoring text colours.
 */
export async function unseenChoices(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const found = await page.evaluate(() => {
    // completed steps are marked as well, and words name the current one
    const CHOSEN =
      '[aria-selected=true], [aria-pressed=true], [aria-current]:not([aria-current=false], [aria-current=step])';
    const look = (element: Element) =>
      [element, ...element.querySelectorAll('*')]
        .map((one) => getComputedStyle(one))
        .map(({ backgroundColor, borderWidth, outlineStyle, fontWeight, visibility, textDecorationLine }) =>
          [backgroundColor, borderWidth, outlineStyle, fontWeight, visibility, textDecorationLine].join(),
        )
        .join(' ');
    return [...document.querySelectorAll(CHOSEN)].flatMap((chosen) => {
      const item = chosen.closest('li') ?? chosen;
      const others = [...(item.parentElement?.children ?? [])].filter(
        // in a range several are selected, and look alike
        (other) =>
          other.tagName === item.tagName &&
          other.checkVisibility() &&
          !other.matches(CHOSEN) &&
          other.querySelector(CHOSEN) === null,
      );
      const isAlike = others.some((other) => look(other) === look(item));
      return isAlike && chosen.checkVisibility() ? [chosen.outerHTML.slice(0, 160)] : [];
    });
  });
  await page.emulateMedia({ forcedColors: 'none' });
  return found.map((finding) => `with the system’s colours it does not look chosen: ${finding}`);
}
