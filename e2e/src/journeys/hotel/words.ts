import type { Language } from '@resort/shared/contract';
import { readFileSync } from 'node:fs';

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Where the text is in an element: its whole content, or at the end. */
type Where = 'alone' | 'last';

/** A unit's texts in a language by key, `order.penalty`, with any values for their placeholders. */
export function wordsOf(
  unit: 'mf-hotel' | 'shared',
  language: Language,
): (key: string, where?: Where) => RegExp {
  const file = new URL(`../../../../${unit}/src/locales/${language}.json`, import.meta.url);
  const texts: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return (key, where = 'alone') => {
    let found = texts;
    for (const part of key.split('.')) found = Object(found)[part];
    if (typeof found !== 'string') throw new Error(`${unit} has no text ${key}`);
    // white space collapses, as Playwright reads a page
    const gaps = found
      .replaceAll(/\s+/g, ' ')
      .split(/\{\{\w+\}\}/)
      .map(escaped);
    return new RegExp(`${where === 'alone' ? '^' : ''}${gaps.join('.+')}$`);
  };
}
