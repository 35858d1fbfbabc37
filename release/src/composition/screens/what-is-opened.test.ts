import { beforeEach, describe, expect, it } from '@jest/globals';
import { inEach, LANGUAGES, type Language } from '@resort/shared/contract';
import { madeUpRemote, madeUpShell, type MadeUp } from '../../testing/made-up-builds.ts';
import { eachRegistry } from '../../testing/each-registry.ts';
import type { Smoke } from '../check.ts';
import type { ScreenPlan } from './plan-screens.ts';
import { screenKey } from './screen-key.ts';
import { countSeen } from './seen-screens.ts';

const at = eachRegistry();

/** A remote with texts whose entry names the version and its text files, as real ones do. */
function remote(
  unit: string,
  version: string,
  { code = '', texts = {} }: { code?: string; texts?: Partial<Record<Language, string>> } = {},
) {
  const made = madeUpRemote(unit, version);
  const names = inEach((language) => `static/texts-${language}.js`);
  const textFiles = LANGUAGES.map((language) => [names[language], texts[language] ?? `${unit} ${language}`]);
  const entry = `/* ${unit} */ ${code} ${'console.log("a line");'.repeat(60)}`;
  const files = { ...made.files, 'remoteEntry.js': entry, ...Object.fromEntries(textFiles) };
  return { ...made, files, manifest: { texts: inEach((language) => [names[language]]) } } satisfies MadeUp;
}

/** Links of screens: /auth leads to /dollars, and /offer?id= to /dollars, too; /offers leads to /offer?id=. */
const LINKS: Record<string, string[]> = {
  '/auth': ['/dollars'],
  '/offer?id=': ['/dollars'],
  '/offers': ['/offer?id='],
};
const UNIT_OF: Record<string, string> = {
  '/auth': 'mf-auth',
  '/dollars': 'mf-dollars',
  '/offers': 'mf-offers',
  '/offer?id=': 'mf-offers',
  '/spa': 'mf-spa',
};

let plans: ScreenPlan[];
/** Opens what a browser would. */
const walk: Smoke = async (_candidate, _registry, { plan }) => {
  plans.push(plan);
  const opened = Object.entries(UNIT_OF)
    .filter(([key]) => !plan.settled.has(key))
    .map(([key, unit]) => ({
      key,
      unit,
      languages: plan.linking.has(key) ? (['en'] as const).slice() : [...(plan.languages[unit] ?? [])],
      links: LINKS[key] ?? [],
    }));
  return { faults: [], opened };
};
const check = (units: string[], isWhole = false) => at.checkUnits(units, { smoke: walk, isWhole });
const lastPlan = () => plans.at(-1) as ScreenPlan;
const openedIn = (unit: string) => lastPlan().languages[unit];

beforeEach(async () => {
  plans = [];
  const offers = remote('mf-offers', '1');
  const offer = { path: '/offer', access: 'member' as const, files: [], shares: [] };
  await at.publishAll(
    madeUpShell('1'),
    remote('mf-auth', '1'),
    remote('mf-dollars', '1'),
    { ...offers, routes: [...(offers.routes ?? []), offer] },
    remote('mf-spa', '1'),
    remote('mf-dollars', '2', { code: 'changed' }),
    remote('mf-dollars', '3', { texts: { jp: 'changed' } }),
    madeUpShell('2'),
  );
  await at.pinUnits(['shell@1', 'mf-auth@1', 'mf-dollars@1', 'mf-offers@1', 'mf-spa@1']);
});

it('treats queries that differ in numbers as one kind', () => {
  expect(screenKey('/offer?id=7')).toBe('/offer?id=');
  expect(screenKey('/list?type=points&id=3')).toBe('/list?id=&type=points');
  expect(screenKey('/offer')).toBe('/offer');
});

describe('a check of a changed remote', () => {
  it('opens everything in every language while there is nothing to build upon', async () => {
    const { whole } = await check(['mf-dollars@2']);
    expect(whole).toBe('the set that is pinned now was never checked');
    expect([...lastPlan().settled]).toEqual([]);
    expect(openedIn('mf-spa')).toEqual(LANGUAGES);
  });

  it('opens its screens, and those that lead to them, and carries the rest over', async () => {
    const base = await check([]);
    expect(base.whole).toBe('the channel has exactly this set');
    const verdict = await check(['mf-dollars@2']);
    expect(lastPlan()).toMatchObject({ whole: null, settled: new Set(['/spa']) });
    // /offer?id= leads there, and only a link on /offers has an id of one
    expect([...lastPlan().linking].sort()).toEqual(['/auth', '/offer?id=', '/offers']);
    expect(openedIn('mf-dollars')).toEqual(['en', 'tc']);
    const count = countSeen(verdict.seen ?? { checks: [], screens: [] });
    // 2 of the changed screen, 1 of each that leads there
    expect(count.opened).toBe(5);
    const { digest, at: time, by } = base;
    expect(count.carried).toEqual([{ check: { digest, at: time, by }, screens: 5 + 3 * 4 }]);
    expect(count.left).toBe(3);
  });

  it('opens changed texts in their language, and carries over the others', async () => {
    await check([]);
    const verdict = await check(['mf-dollars@3']);
    expect(openedIn('mf-dollars')).toEqual(['en', 'jp']);
    const dollars = verdict.seen?.screens.find(({ key }) => key === '/dollars');
    expect(dollars?.seen).toEqual({ en: 0, tc: 1, sc: 1, kr: 1, jp: 0 });
    expect(countSeen(verdict.seen ?? { checks: [], screens: [] }).left).toBe(0);
  });

  it('names the check that opened a screen, also after several', async () => {
    const base = await check([]);
    const second = await check(['mf-dollars@2']);
    await at.pinUnits(['mf-dollars@2']);
    await at.publishAll(remote('mf-auth', '2', { code: 'changed' }));
    const third = await check(['mf-auth@2']);
    const digests = third.seen?.checks.map(({ digest }) => digest);
    expect(digests).toEqual([third.digest, second.digest, base.digest]);
    const dollars = third.seen?.screens.find(({ key }) => key === '/dollars');
    expect(dollars?.seen).toEqual({ en: 1, tc: 1 });
  });

  it('opens every screen after a change of the shell', async () => {
    await check([]);
    await check(['shell@2']);
    expect([...lastPlan().settled]).toEqual([]);
    expect(openedIn('mf-spa')).toEqual(['en', 'tc']);
  });

  it('opens everything if it is asked to, or if the last check found faults', async () => {
    await check([]);
    expect(await check(['mf-dollars@2'], true)).toMatchObject({ whole: 'a complete check was asked for' });
    const broken: Smoke = async () => ({ faults: ['mf-spa@1: the screen /spa did not come.'], opened: [] });
    await at.checkUnits([], { smoke: broken });
    const { whole } = await check(['mf-dollars@2']);
    expect(whole).toBe('the last check of what is pinned now found faults');
  });

  it('opens a screen again that no earlier check has opened without fault', async () => {
    const all = walk;
    const without: Smoke = async (...args) => {
      const { faults, opened } = await all(...args);
      return { faults, opened: opened.filter(({ key }) => key !== '/spa') };
    };
    await at.checkUnits([], { smoke: without });
    await check(['mf-dollars@2']);
    expect(lastPlan().settled.has('/spa')).toBe(false);
    expect(openedIn('mf-spa')).toEqual(['en', 'tc']);
  });
});
