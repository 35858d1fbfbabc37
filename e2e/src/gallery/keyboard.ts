import type { CDPSession, Page } from 'playwright-core';

/**
 * Moves through the page with Tab and reports unreachable elements and invisible focus. Of a radio group one
 * is a stop; elements with `tabindex=-1` are none.
 */
export async function keyboardProblems(page: Page): Promise<string[]> {
  const stops = await page.evaluate(markStops);
  const seen = new Map<number, boolean>();
  const keys = await page.context().newCDPSession(page);
  // more than the stops: the browser has stops of its own, such as scrolling areas, and a round may start
  // between them
  for (let press = 0; press < 2 * stops.length + 20 && seen.size < stops.length; press += AT_ONCE) {
    await pressTab(keys, AT_ONCE);
    for (const [stop, isVisible] of await page.evaluate(takeFocused))
      if (!seen.has(stop)) seen.set(stop, isVisible);
  }
  await keys.detach();
  // a list that loaded more meanwhile has removed its button
  const there = new Set(await page.evaluate(stopsThere));
  const unreached = stops
    .filter((_stop, at) => there.has(at) && !seen.has(at))
    .map((stop) => `not reached: ${stop}`);
  const invisible = [...seen].flatMap(([stop, isVisible]) =>
    isVisible ? [] : [`focus is not visible: ${stops[stop]}`],
  );
  return [...unreached, ...invisible];
}

/** Presses between two looks at what they reached. */
const AT_ONCE = 8;

const TAB = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 } as const;

/**
 * Real presses, one after the other as the browser takes them. All are sent before the first answer: the browser
 * answers once it has drawn, and nobody looks at what is drawn between two presses.
 */
async function pressTab(keys: CDPSession, times: number): Promise<void> {
  const events = Array.from({ length: times }, () => ['rawKeyDown', 'keyUp'] as const).flat();
  await Promise.all(events.map((type) => keys.send('Input.dispatchKeyEvent', { type, ...TAB })));
}

interface FocusLog {
  /** stops in the order in which they got the focus, and whether one saw it */
  focused: [stop: number, isVisible: boolean][];
}

/** Runs in the page: numbers the stops, records their look without focus, and notes which get the focus. */
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
  // a surrounding card, or something drawn beside it, may show the focus
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
  const log: FocusLog = { focused: [] };
  Object.assign(globalThis, log);
  document.addEventListener('focusin', ({ target }) => {
    const { stop } = (target as HTMLElement).dataset;
    if (stop === undefined) return;
    log.focused.push([Number(stop), look(target as HTMLElement) !== looks.get(target as HTMLElement)]);
  });
  return stops.map((element) => element.outerHTML.slice(0, 160));
}

/** Runs in the page: the numbers of the stops that still exist. */
function stopsThere(): number[] {
  return [...document.querySelectorAll<HTMLElement>('[data-stop]')].map(({ dataset }) =>
    Number(dataset['stop']),
  );
}

/** Runs in the page: what got the focus since the last call. */
function takeFocused(): FocusLog['focused'] {
  return (globalThis as unknown as FocusLog).focused.splice(0);
}
