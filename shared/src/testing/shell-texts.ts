import { readFileSync } from 'node:fs';
import type { Language, Texts } from '../i18n/index.ts';

/** What every page has: the shell's texts, read as a file, since `shared` imports no unit. */
export function shellTexts(language: Language = 'en'): Texts {
  const file = new URL(`../../../shell/src/locales/${language}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Texts;
}
