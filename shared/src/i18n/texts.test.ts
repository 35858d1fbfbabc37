import { beforeEach, describe, expect, it } from '@jest/globals';
import { addTexts, currentLanguage, startTexts, useText, type TextValues } from './texts.ts';

const texts = {
  title: 'Welcome',
  card: { holder: 'For {{name}}, {{name}} of {{tier}}', name: '{{name}}' },
  left_one: '{{count}} day',
  left_other: '{{count}} days',
  points: '{{count}} points',
};
beforeEach(() => startTexts('en', { shell: texts }));

describe('a text', () => {
  it.each<[string, TextValues | undefined, string]>([
    ['title', undefined, 'Welcome'],
    ['card.holder', { name: 'Mei', tier: 'Gold' }, 'For Mei, Mei of Gold'],
    ['card.holder', { name: 'Mei' }, 'For Mei, Mei of '],
    ['card.name', { name: '$& <b>{{tier}}' }, '$& <b>{{tier}}'],
    ['left', { count: 1 }, '1 day'],
    ['left', { count: 0 }, '0 days'],
    ['points', { count: 1 }, '1 points'],
    ['missing', undefined, 'missing'],
    ['card', undefined, 'card'],
    ['title.more', undefined, 'title.more'],
  ])('%s with %j', (key, values, text) => expect(useText('shell')(key, values)).toBe(text));

  it('has the plural form of the language, not of English', () => {
    startTexts('kr', { shell: texts });
    expect(useText('shell')('left', { count: 1 })).toBe('1 days');
    expect(currentLanguage()).toBe('kr');
  });

  it('is of its own name space, whenever that comes', () => {
    const t = useText('auth');
    expect(t('title')).toBe('title');
    addTexts('auth', { title: 'Sign in' });
    expect([t('title'), useText('shell')('title')]).toEqual(['Sign in', 'Welcome']);
  });
});
