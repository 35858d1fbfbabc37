import { afterEach, expect, it } from '@jest/globals';
import { plantTree, projectRoot, type Tree } from '../../testing/tree.ts';
import { staleKeyFiles } from '../../checks/texts/key-files.ts';
import { keyTypes } from '../../checks/texts/key-types.ts';

let tree: Tree | undefined;
afterEach(() => tree?.remove());

it('types each key with the names of its values; plural forms are one key', () => {
  const english = new Map([
    ['again', 'Try again'],
    ['order.by', '{{date}}, by {{time}}'],
    ['days_one', '{{count}} day'],
    ['days_other', '{{count}} days of {{month}}'],
  ]);
  expect(keyTypes('a', english).split('\n').slice(4, 10)).toEqual([
    '  interface TextKeys {',
    '    a: {',
    '      again: never;',
    "      'order.by': 'date' | 'time';",
    "      days: 'count' | 'month';",
    '    };',
  ]);
});

it('finds a file that is missing or old, and none that is current', () => {
  const texts = JSON.stringify({ one: 'One' });
  tree = plantTree({ 'mf-a/src/locales/en.json': texts, 'mf-b/src/locales/en.json': texts });
  tree.write({ 'mf-a/src/locales/keys.d.ts': keyTypes('a', new Map([['one', 'One']])) });
  tree.write({ 'mf-b/src/locales/keys.d.ts': keyTypes('b', new Map([['two', 'Two']])) });
  expect(staleKeyFiles(tree.root).map(({ file }) => file)).toEqual(['mf-b/src/locales/keys.d.ts']);
});

it('is current in this project', () => {
  expect(staleKeyFiles(projectRoot)).toEqual([]);
});
