import type { Language } from '../contract/languages.ts';

export {
  LANGUAGE_COOKIE,
  LANGUAGE_TAGS,
  LANGUAGES,
  splitLanguage,
  toLanguage,
  type Language,
} from '../contract/languages.ts';
export { addTexts, currentLanguage, startTexts, useText, type Texts, type TFunction } from './texts.ts';

/** The language names, each in its own script. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  tc: '繁體中文',
  sc: '简体中文',
  kr: '한국어',
  jp: '日本語',
};
