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
