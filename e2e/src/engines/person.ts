import { setTimeout as pause } from 'node:timers/promises';
import type { Driver, InputSource } from './driver.ts';

const PATIENCE_MS = 30_000;
const PAUSE_MS = 60;

/** Text as it is, or a pattern. */
export type Words = string | RegExp;

/** A user in any engine: waits for elements, and presses and types by position. */
export interface Person {
  goto(url: string): Promise<void>;
  /** Resolves when the page has been replaced. */
  reload(): Promise<void>;
  /** Waits until the text is visible; a string may be part of it. */
  see(words: Words): Promise<void>;
  /** Waits for a link, button, tab or option with this name, and presses its centre. */
  press(name: Words): Promise<void>;
  /** Types into the field that the selector names. */
  type(field: string, text: string): Promise<void>;
  /** Runs in the page; arguments and result as JSON. */
  run<A extends unknown[], T>(work: (...args: A) => T | Promise<T>, ...args: A): Promise<T>;
  /** Polls the page until it returns true. */
  until<A extends unknown[]>(
    what: string,
    ask: (...args: A) => boolean | Promise<boolean>,
    ...args: A
  ): Promise<void>;
  /** Waits until the address's path equals or matches this one. */
  arrive(path: Words): Promise<void>;
}

const isTrue = (words: { source: string; flags: string } | string, text: string) =>
  typeof words === 'string' ? text.includes(words) : new RegExp(words.source, words.flags).test(text);

const asData = (words: Words) =>
  typeof words === 'string' ? words : { source: words.source, flags: words.flags };

export function personAt(driver: Driver): Person {
  const run: Person['run'] = async (work, ...args) => {
    const text = `async (json) => JSON.stringify({ value: await (${work.toString()})(...JSON.parse(json)) })`;
    const answer = await driver.call(text, JSON.stringify(args));
    return (JSON.parse(answer) as { value: Awaited<ReturnType<typeof work>> }).value;
  };

  /** Retries until the page responds; during a navigation it cannot. */
  async function once<T>(what: string, ask: () => Promise<T | null>): Promise<T> {
    const deadline = performance.now() + PATIENCE_MS;
    for (let trouble: unknown = null; ;) {
      const answer = await ask().catch((error: unknown) => {
        trouble = error;
        return null;
      });
      if (answer !== null) return answer;
      if (performance.now() > deadline) throw new Error(`never came: ${what}`, { cause: trouble });
      await pause(PAUSE_MS);
    }
  }
  const yes = (what: string, ask: () => Promise<boolean>) =>
    once(what, async () => ((await ask()) ? true : null)).then(() => undefined);

  async function pressAt(what: string, place: () => Promise<Place | null>): Promise<void> {
    let before: Place | null = null;
    const at = await once(what, async () => {
      const now = await place();
      const stands = now !== null && before !== null && now.x === before.x && now.y === before.y;
      before = now;
      return stands ? now : null;
    });
    await driver.perform([pressOf(at)]);
  }

  return {
    run,
    goto: driver.goto,
    async reload() {
      await run(() => {
        Object.assign(window, { isOld: true });
        setTimeout(() => location.reload()); // once this is answered
      });
      await yes('another page', () => run(() => !('isOld' in window)));
    },
    see: (words) =>
      yes(`“${String(words)}”`, async () =>
        isTrue(asData(words), await run(() => document.body.innerText.replace(/\s+/g, ' '))),
      ),
    press: (name) => pressAt(`what is called “${String(name)}”`, () => run(placeOf, CONTROLS, asData(name))),
    async type(field, text) {
      await pressAt(field, () => run(placeOf, field, ''));
      await driver.perform([keysOf(text)]);
    },
    until: (what, ask, ...args) => yes(what, () => run(ask, ...args)),
    arrive: (path) =>
      yes(`the address ${String(path)}`, async () => {
        const at = await run(() => location.pathname + location.search);
        return typeof path === 'string' ? at === path : path.test(at);
      }),
  };
}

/** A point of the viewport, in CSS pixels. */
interface Place {
  x: number;
  y: number;
}

const CONTROLS = 'a[href], button, summary, label, [role=button], [role=tab], [role=radio]';

/**
 * Runs in the page: the centre of the first matching element that is visible, still and not covered, scrolled
 * into view. A name must match completely, unless it is a pattern or empty.
 */
function placeOf(selector: string, name: { source: string; flags: string } | string): Place | null {
  const called = (element: HTMLElement) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
  const isIt = (element: HTMLElement) =>
    typeof name === 'string'
      ? name === '' || called(element) === name
      : new RegExp(name.source, name.flags).test(called(element));
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (one) => isIt(one) && one.getClientRects().length > 0 && one.closest('[inert]') === null,
  );
  if (element === undefined) return null;
  const isMoving = document
    .getAnimations()
    .some(
      ({ playState, effect }) =>
        playState === 'running' && (effect as KeyframeEffect | null)?.target?.contains(element),
    );
  if (isMoving) return null;
  const middle = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  };
  const isOnTop = ({ x, y }: Place) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (element.contains(top) || top.contains(element));
  };
  if (!isOnTop(middle())) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return isOnTop(middle()) ? middle() : null;
}

const pressOf = ({ x, y }: Place): InputSource => ({
  type: 'pointer',
  id: 'finger',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', x, y, duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});

const keysOf = (text: string): InputSource => ({
  type: 'key',
  id: 'keyboard',
  actions: Array.from(text).flatMap((value) => [
    { type: 'keyDown' as const, value },
    { type: 'keyUp' as const, value },
  ]),
});
