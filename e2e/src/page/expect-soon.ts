import { expect } from '@jest/globals';
import type { Locator } from 'playwright-core';

const PATIENCE_MS = 10_000;
const PAUSE_MS = 50;

type Matchers<T> = ReturnType<typeof expect<T>>;
/** Jest's matchers, made asynchronous. */
type Soon<M> = {
  [Name in keyof M as Name extends 'resolves' | 'rejects' | 'not' ? never : Name]: M[Name] extends (
    ...args: infer Args
  ) => unknown
    ? (...args: Args) => Promise<void>
    : never;
};

/**
 * Repeats the read until the assertion holds, for up to 10 s: `await expectSoon(() =>
 * field.inputValue()).toBe('1')`. Fails with Jest's message about the last value. Use it for every state that
 * follows a press or a load.
 */
export function expectSoon<T>(read: () => Promise<T>): Soon<Matchers<T>> & { not: Soon<Matchers<T>> } {
  return {
    ...matchersOver(read, (value) => expect(value)),
    not: matchersOver(read, (value) => expect(value).not),
  };
}

/**
 * Expects that an element is absent once the page is ready: it has loaded, shows a heading, and nothing is
 * busy. Without that wait the assertion holds on an empty page.
 */
export async function expectNone(locator: Locator): Promise<void> {
  await until(async () => {
    expect(await locator.page().evaluate(readiness)).toBe('ready');
    expect(await locator.count()).toBe(0);
  });
}

/** Reloads a page until it shows something, for changes on the server. Each load gets time to render. */
export async function expectAfterLoads(load: () => Promise<unknown>, shown: Locator): Promise<void> {
  await until(async () => {
    await load();
    await shown.first().waitFor({ timeout: 4_000 });
  });
}

/** Kept screens do not count: a list that was left while it loaded stays busy until its screen is shown again. */
function readiness(): string {
  const isShown = (selector: string) =>
    [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());
  if (document.readyState !== 'complete') return 'loading';
  if (!isShown('h1, h2, h3')) return 'without a heading';
  return isShown('[aria-busy=true]') ? 'busy' : 'ready';
}

function matchersOver<T>(read: () => Promise<T>, matchersOf: (value: T) => object): Soon<Matchers<T>> {
  const call =
    (name: string) =>
    (...args: unknown[]) =>
      until(async () => {
        const matchers = matchersOf(await read()) as Record<string, (...args: unknown[]) => void>;
        matchers[name]?.(...args);
      });
  const names = Object.keys(expect(undefined)).filter(
    (name) => !['resolves', 'rejects', 'not'].includes(name),
  );
  return Object.fromEntries(names.map((name) => [name, call(name)])) as unknown as Soon<Matchers<T>>;
}

/** Retries until the work does not throw; after 10 s it throws the last error. */
async function until(work: () => Promise<void>): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (performance.now() > deadline) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
