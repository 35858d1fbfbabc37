import type { Page } from 'playwright-core';

/**
 * Controls with the same kind, name and description, but different effects. Links to the same address may
 * share a name; options are distinguished by their group's name, too.
 */
export async function sharedNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const CONTROLS = 'a[href], button, input[type=checkbox], input[type=radio], [role=switch], summary';
    const scope =
      [...document.querySelectorAll('dialog:modal, [role=dialog][aria-modal=true]')].at(-1) ?? document;
    const textOf = (element: Element | null): string => {
      if (element === null) return '';
      const label = element.getAttribute('aria-label');
      if (label !== null) return label;
      return [...element.childNodes]
        .map((child) => {
          if (child instanceof HTMLImageElement) return child.alt;
          if (child instanceof Element)
            return child.getAttribute('aria-hidden') === 'true' ? '' : ` ${textOf(child)} `;
          return child.textContent ?? '';
        })
        .join('');
    };
    const byIds = (ids: string | null) =>
      (ids ?? '')
        .split(' ')
        .map((id) => textOf(id === '' ? null : document.getElementById(id)))
        .join(' ');
    const nameOf = (element: Element) => {
      const labelled = byIds(element.getAttribute('aria-labelledby')).trim();
      const labels =
        element instanceof HTMLInputElement ? [...(element.labels ?? [])].map(textOf).join(' ') : '';
      const own = labelled || element.getAttribute('aria-label') || labels || textOf(element);
      return own.replaceAll(/\s+/g, ' ').trim();
    };
    const groupOf = (element: Element) => {
      const group = element.closest('fieldset, [role=group], [role=radiogroup], [role=listbox]');
      if (group === null) return '';
      const legend = group.querySelector(':scope > legend');
      return legend
        ? textOf(legend)
        : byIds(group.getAttribute('aria-labelledby')) || (group.ariaLabel ?? '');
    };
    const seen = new Map<string, Element[]>();
    for (const element of scope.querySelectorAll(CONTROLS)) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest('[inert], [aria-hidden=true]') !== null) continue;
      const described = byIds(element.getAttribute('aria-describedby'));
      const place = element instanceof HTMLAnchorElement ? 'a' : element.tagName;
      const key = [place, nameOf(element), described, groupOf(element)].join(' | ');
      seen.set(key, [...(seen.get(key) ?? []), element]);
    }
    return [...seen].flatMap(([key, elements]) => {
      const places = new Set(elements.map((one) => (one instanceof HTMLAnchorElement ? one.href : one)));
      return places.size < 2 ? [] : [`${places.size} controls of one name: ${key}`];
    });
  });
}
