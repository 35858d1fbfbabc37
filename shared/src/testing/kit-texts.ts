import { readFileSync } from 'node:fs';
import type { Language, Texts } from '../i18n/index.ts';

/** The kit's texts, which every page has. */
export function kitTexts(language: Language = 'en'): Texts {
  const file = new URL(`../locales/${language}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Texts;
}
