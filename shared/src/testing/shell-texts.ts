import { readFileSync } from 'node:fs';
import type { Language, Texts } from '../i18n/index.ts';

/** The shell's texts, which every page has. Read as a file, because `shared` must not import a unit. */
export function shellTexts(language: Language = 'en'): Texts {
  const file = new URL(`../../../shell/src/locales/${language}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Texts;
}
