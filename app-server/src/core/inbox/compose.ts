import type { Language } from '@resort/shared/contract';
import type { LetterTexts } from '../announcements/letters.ts';
import { fill } from '../../locales/fill.ts';
import { fillPage } from './fill.ts';

/** A letter's texts with their `{places}` filled; the caller adds recipient, kind and target. */
export function compose(
  { title, summary, page, button }: LetterTexts,
  valuesOf: (language: Language) => Readonly<Record<string, string>> = () => ({}),
) {
  return {
    title: fill(title, valuesOf),
    summary: fill(summary, valuesOf),
    html: fillPage(page, valuesOf),
    linkLabel: button,
  };
}
