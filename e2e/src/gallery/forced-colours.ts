import type { Page } from 'playwright-core';

/**
 * What is chosen and looks like what is not, once the system has put its own few colours in place of ours (WCAG 2.2,
 * 1.4.1; Windows' contrast themes). Compared with its neighbours in everything but colours of text.
 */
export async function unseenChoices(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const found = await page.evaluate(() => {
    // of steps those behind are marked as well, and words say which one it is
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
        // of a range several are chosen, and alike
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
