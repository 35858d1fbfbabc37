import { expect, it } from '@jest/globals';
import { kitTexts } from '../testing/kit-texts.ts';
import { startTexts, useText, type TextOf } from './index.ts';

startTexts('en', { kit: kitTexts() });
const t = useText('kit');

it('reads a text by its key, with its values and its plural form', () => {
  expect(t('retry')).toBe((kitTexts() as { retry: string }).retry);
  expect(t('remove', { name: 'Ada' })).toContain('Ada');
  expect(t('fields.amount.points', { count: 2, figures: '2' })).toContain('2');
});

/** What must not compile: `tsc` fails where one of these lines does. */
export function refused(own: TextOf<'gallery'>, kind: 'exactly' | 'around', part: string): void {
  // @ts-expect-error -- no such key
  t('retyr');
  // @ts-expect-error -- a key of another unit
  own('retry');
  // @ts-expect-error -- a branch, and no text
  t('fields');
  // @ts-expect-error -- its value is missing
  t('remove');
  // @ts-expect-error -- its value has another name
  t('remove', { title: 'Ada' });
  // @ts-expect-error -- `count` chooses the plural form
  t('fields.amount.points', { figures: '2' });
  // @ts-expect-error -- there is no `fields.phone.around`
  t(`fields.phone.${kind}`, { count: 8 });
  // @ts-expect-error -- any string may be part of it
  t(`fields.phone.${part}`, { count: 8 });
  // @ts-expect-error -- no such unit
  useText('nowhere');
}

/** What has to compile. */
export function accepted(kind: 'exactly' | 'between', state: 'PAID' | 'DECLINED'): void {
  t(`payment.${state}.title`);
  t(`fields.phone.${kind}`, { count: 8, min: 1, max: 2 });
}
