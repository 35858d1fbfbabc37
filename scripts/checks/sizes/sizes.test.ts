import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { plantTree, type Tree } from '../../testing/tree.ts';
import { FIRST_ROUTE } from '../../../e2e/src/first-route/budget.ts';
import { BUDGETS } from './budgets.ts';
import { heaviestColdStart, weighUnits, type Weighed } from './check.ts';
import { readUnits } from './units.ts';

let tree: Tree;
beforeEach(() => {
  tree = plantTree({});
});
afterEach(() => tree.remove());

/** Bytes that hardly compress: hexadecimal doubles the length and compression halves it again. The same in each run. */
const noise = (bytes: number) =>
  createHash('shake256', { outputLength: bytes }).update(String(bytes)).digest('hex');

interface Weights {
  shell: number;
  shellStyle: number;
  inline: number;
  shellTexts: number;
  share: number;
  entry: number;
  screen: number;
  style: number;
  texts: number;
}
const LIGHT: Weights = {
  shell: 20,
  shellStyle: 20,
  inline: 20,
  shellTexts: 20,
  share: 20,
  entry: 20,
  screen: 20,
  style: 20,
  texts: 20,
};

async function overBudget(change: Partial<Weights>): Promise<string[]> {
  const weights = { ...LIGHT, ...change };
  const shell = {
    unit: 'shell',
    page: { boot: 'boot.js', scripts: ['shell.js'], styles: ['shell.css'] },
    texts: { en: ['en.js'], tc: [] },
    provides: { 'ui/form': ['form.js', 'form.css'] },
    routes: [],
  };
  const remote = {
    unit: 'mf-a',
    page: null,
    entry: 'entry.js',
    texts: { en: [], tc: ['tc.js'] },
    routes: [{ path: '/a', files: ['screen.js', 'screen.css'], shares: ['ui/form'] }],
  };
  tree.write({
    'shell/dist/unit.json': JSON.stringify(shell),
    'shell/dist/shell.js': noise(weights.shell),
    'shell/dist/shell.css': noise(weights.shellStyle),
    'shell/dist/boot.js': noise(weights.inline),
    'shell/dist/en.js': noise(weights.shellTexts),
    'shell/dist/form.js': noise(weights.share),
    'shell/dist/form.css': noise(300_000),
    'mf-a/dist/unit.json': JSON.stringify(remote),
    'mf-a/dist/entry.js': noise(weights.entry),
    'mf-a/dist/screen.js': noise(weights.screen),
    'mf-a/dist/screen.css': noise(weights.style),
    'mf-a/dist/tc.js': noise(weights.texts),
  });
  const isOver = ({ bytes, budget }: Weighed) => bytes > budget;
  return weighUnits(await readUnits(tree.root))
    .filter(isOver)
    .map(({ what }) => what);
}

const COLD = 'mf-a /a: every script of a cold start';

it.each<[string, Partial<Weights>, string[]]>([
  ['what is light', {}, []],
  ['a shell that is too heavy', { shell: BUDGETS.shellScript + 1_000 }, ['shell: first script']],
  ['a shell’s style that is too heavy', { shellStyle: BUDGETS.shellStyle + 1_000 }, ['shell: first style']],
  ['an inline script that is too heavy', { inline: BUDGETS.inlineScript + 1_000 }, ['shell: inline script']],
  ['a lazy share that is too heavy', { share: BUDGETS.lazyShare + 1_000 }, ['shell: lazy ui/form']],
  ['an entry that is too heavy', { entry: BUDGETS.remoteEntry + 500 }, ['mf-a: entry']],
  ['a screen that is too heavy', { screen: BUDGETS.route + 1_000 }, ['mf-a /a: its own files']],
  ['a style that is too heavy', { style: BUDGETS.route + 1_000 }, ['mf-a /a: its own files']],
  [
    'a shell, share and screen that are light alone and too many together',
    { shell: FIRST_ROUTE - 40_000, share: 20_000, screen: 21_000 },
    [COLD],
  ],
  ['texts in one language that are too many', { shell: 100_000, texts: FIRST_ROUTE - 99_000 }, [COLD]],
  ['texts of the shell that are too many', { shell: 100_000, shellTexts: FIRST_ROUTE - 99_000 }, [COLD]],
])('weighs %s', async (_what, weights, over) => {
  expect(await overBudget(weights)).toEqual(over);
});

it('names the cold start that is closest to its budget', () => {
  const start = (what: string, bytes: number) => ({
    what: `${what}: every script of a cold start`,
    bytes,
    budget: 9,
  });
  const other = { what: 'shell: first script', bytes: 9, budget: 9 };
  const nearest = heaviestColdStart([other, start('mf-a /a', 1), start('mf-a /b', 8), start('mf-b /c', 5)]);
  expect(nearest?.what).toBe('mf-a /b: every script of a cold start');
});

it('fails without anything to weigh', async () => {
  const none = await readUnits(tree.root);
  expect(() => weighUnits(none)).toThrow('no shell');
});
