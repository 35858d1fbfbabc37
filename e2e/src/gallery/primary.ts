import type { Page } from 'playwright-core';

/**
 * The filled buttons and links of a screen, if there is more than one: a screen has one primary action. What is merely
 * chosen (a tab, a filter, a day) is no action. Filled red ones are reported also alone: what cannot be undone never
 * stands out more than the rest.
 */
export async function competingActions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scope =
      [...document.querySelectorAll('dialog:modal')].at(-1) ??
      document.querySelector('main') ??
      document.body;
    const probe = document.createElement('i');
    scope.append(probe);
    const resolved = (role: string) => {
      probe.style.backgroundColor = `var(${role})`;
      return getComputedStyle(probe).backgroundColor;
    };
    const [brand, danger] = [resolved('--brand'), resolved('--danger')];
    probe.remove();
    const CHOSEN =
      '[aria-pressed], [aria-selected], [aria-checked], [aria-current], [role=tab], [role=radio]';
    const filled = (colour: string) =>
      [...scope.querySelectorAll('a[href], button')].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          element.closest('[inert], [aria-hidden=true]') === null &&
          !element.matches(CHOSEN) &&
          getComputedStyle(element).backgroundColor === colour,
      );
    const primary = filled(brand);
    const named = (elements: readonly Element[]) =>
      elements.map((one) => one.textContent?.trim()).join(' | ');
    return [
      ...(primary.length > 1 ? [`${primary.length} primary actions: ${named(primary)}`] : []),
      ...(brand !== danger && filled(danger).length > 0 ? [`filled red: ${named(filled(danger))}`] : []),
    ];
  });
}
