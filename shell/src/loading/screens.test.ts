import { afterEach, expect, it } from '@jest/globals';
import { startTexts } from '@resort/shared/i18n';
import type { ReleaseRoute } from '@resort/shared/remote';
import { loadScreen } from './screens.ts';

const page = globalThis as { stylesAhead?: Promise<unknown> };
const route: ReleaseRoute = { path: '/terms', access: 'public', unit: 'mf-a', files: [], shellFiles: [] };
const Screen = () => null;

afterEach(() => void delete page.stylesAhead);

it('a screen waits for styles that are still loading', async () => {
  startTexts('en', {});
  let asked = 0;
  const screen = async () => {
    asked += 1;
    return { default: Screen };
  };
  const definition = {
    domain: 'a',
    routes: [{ ...route, screen }],
    translations: async () => ({ default: {} }),
  };
  const remote = {
    definition: async () => definition,
    verdict: async (failure: unknown) => failure,
    base: () => '/a/',
  };
  let arrive: () => void = () => undefined;
  page.stylesAhead = new Promise<void>((resolve) => (arrive = resolve));
  const loading = loadScreen(remote, route);
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).toBe(0);
  arrive();
  expect(await loading).toBe(Screen);
  expect(asked).toBe(1);
});

it('a screen that nobody waits for comes in parts, with a pause between them', async () => {
  startTexts('en', {});
  const done: string[] = [];
  const part = <T>(name: string, value: T) => {
    done.push(name);
    return Promise.resolve(value);
  };
  const definition = {
    domain: 'a',
    routes: [{ ...route, screen: () => part('screen', { default: Screen }) }],
    translations: () => part('texts', { default: {} }),
  };
  const remote = {
    definition: () => part('remote', definition),
    verdict: async (failure: unknown) => failure,
    base: () => '/a/',
  };
  await loadScreen(remote, route, () => part('pause', undefined));
  expect(done).toEqual(['remote', 'pause', 'texts', 'pause', 'screen']);
});
