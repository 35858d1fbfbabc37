import { expect, it } from '@jest/globals';
import { chooseSkin } from './index.ts';

it.each([
  [null, null, 'sjm', false],
  [null, 'pvm', 'pvm', false],
  [null, 'gone', 'sjm', false],
  ['tkl', 'pvm', 'tkl', true],
  ['unknown', 'pvm', 'sjm', false],
  ['', 'pvm', 'sjm', false],
])('query %p, saved %p → %s', (query, saved, skin, save) => {
  expect(chooseSkin(query, saved)).toEqual({ skin, save });
});
