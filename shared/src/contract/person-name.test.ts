import { expect, it } from '@jest/globals';
import { LANGUAGES } from './languages.ts';
import { addressedName, personName } from './person-name.ts';

const NAME = { firstName: 'Mei Ling', lastName: 'Chan' };
const inEach = (name: Parameters<typeof personName>[0]) =>
  LANGUAGES.map((language) => personName(name, language));

it('has family and given name in the order of the language', () => {
  expect(inEach(NAME)).toEqual([
    'Mei Ling Chan',
    'Chan Mei Ling',
    'Chan Mei Ling',
    'Chan Mei Ling',
    'Chan Mei Ling',
  ]);
});

it('is the Chinese name for readers of Chinese, if there is one', () => {
  expect(inEach({ ...NAME, chineseName: '陳美玲' })).toEqual([
    'Mei Ling Chan',
    '陳美玲',
    '陳美玲',
    'Chan Mei Ling',
    'Chan Mei Ling',
  ]);
  expect(personName({ ...NAME, chineseName: ' ' }, 'tc')).toBe('Chan Mei Ling');
});

it('adds no space for a missing part', () => {
  expect(personName({ firstName: '', lastName: 'Chan' }, 'en')).toBe('Chan');
});

it('is polite where a heading addresses the member', () => {
  expect(addressedName(NAME, 'en')).toBe('Mei Ling Chan');
  expect(addressedName(NAME, 'kr')).toBe('Chan Mei Ling 님');
  expect(addressedName(NAME, 'jp')).toBe('Chan Mei Ling 様');
});
