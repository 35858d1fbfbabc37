import type { Page } from 'playwright-core';

/**
 * Goes through the page with Tab: what cannot be reached, and what does not show that it has the focus. Of a group of
 * radio buttons one is a stop; what a part takes out of the order itself (`tabindex=-1`) is none.
 */
export async function keyboardProblems(page: Page): Promise<string[]> {
  const stops = await page.evaluate(markStops);
  const seen = new Set<number>();
  const invisible: string[] = [];
  // more than the stops: the browser's own, such as scrolled areas, are between ours, and a round may begin amid them
  for (let press = 0; press < 2 * stops.length + 20 && seen.size < stops.length; press++) {
    await page.keyboard.press('Tab');
    const { stop, isVisible } = await page.evaluate(lookAtFocus);
    if (stop === null || seen.has(stop)) continue;
    seen.add(stop);
    if (!isVisible) invisible.push(`focus is not visible: ${stops[stop]}`);
  }
  // a list that went on meanwhile has taken the button for it away
  const there = new Set(await page.evaluate(stopsThere));
  const unreached = stops
    .filter((_stop, at) => there.has(at) && !seen.has(at))
    .map((stop) => `not reached: ${stop}`);
  return [...unreached, ...invisible];
}

/** Runs in the page: numbers the stops and remembers how each looks at rest. */
function markStops(): string[] {
  const STOPS =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"], [contenteditable]';
  const isFirstOfGroup = (element: Element) => {
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
    const group = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
      ({ name, form }) => name === element.name && form === element.form,
    );
    return (group.find(({ checked }) => checked) ?? group[0]) === element;
  };
  // a modal dialog makes the rest of the page inert
  const scope =
    [...document.querySelectorAll('dialog:modal, [role=dialog][aria-modal=true]')].at(-1) ?? document;
  const stops = [...scope.querySelectorAll<HTMLElement>(STOPS)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.closest('[inert], [aria-hidden=true]') === null &&
      isFirstOfGroup(element),
  );
  const looks = new Map<Element, string>();
  // what shows the focus may be a card around it or what is drawn beside it
  const around = (element: Element) => {
    const found: Element[] = [element, ...(element.parentElement?.querySelectorAll('*') ?? [])].slice(0, 40);
    for (let up = element.parentElement; up !== null && found.length < 46; up = up.parentElement)
      found.push(up);
    return found;
  };
  const look = (element: Element) =>
    around(element)
      .flatMap((one) => [undefined, '::before', '::after'].map((pseudo) => getComputedStyle(one, pseudo)))
      .map((style) => [style.outline, style.boxShadow, style.borderColor, style.backgroundColor].join())
      .join();
  (document.activeElement as HTMLElement | null)?.blur();
  stops.forEach((element, at) => {
    element.dataset['stop'] = String(at);
    looks.set(element, look(element));
  });
  Object.assign(globalThis, {
    looksOtherThanAtRest: (element: Element) => look(element) !== looks.get(element),
  });
  return stops.map((element) => element.outerHTML.slice(0, 160));
}

/** Runs in the page: the numbers of the stops that it still has. */
function stopsThere(): number[] {
  return [...document.querySelectorAll<HTMLElement>('[data-stop]')].map(({ dataset }) =>
    Number(dataset['stop']),
  );
}

/** Runs in the page. */
function lookAtFocus(): { stop: number | null; isVisible: boolean } {
  const { looksOtherThanAtRest } = globalThis as unknown as {
    looksOtherThanAtRest: (element: Element) => boolean;
  };
  const element = document.activeElement;
  const stop = element instanceof HTMLElement ? element.dataset['stop'] : undefined;
  if (element === null || stop === undefined) return { stop: null, isVisible: true };
  return { stop: Number(stop), isVisible: looksOtherThanAtRest(element) };
}
