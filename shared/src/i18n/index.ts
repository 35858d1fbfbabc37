import i18next from 'i18next';
import { FALLBACK_LANGUAGE, type Language } from '../contract/languages.ts';
import { LANGUAGE_FACTS } from '../contract/language-facts.ts';
import type { TextReader } from './text-reader.ts';

export {
  LANGUAGE_COOKIE,
  LANGUAGE_TAGS,
  LANGUAGES,
  splitLanguage,
  toLanguage,
  type Language,
} from '../contract/languages.ts';
/** Each unit's keys with the names of their values. The units add theirs: `src/locales/keys.d.ts`. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the generated files fill it
export interface TextKeys {}

/** Reads the texts of a unit. */
export type TextOf<Unit extends keyof TextKeys> = TextReader<TextKeys[Unit]>;

/** A tree of texts as the locale files hold it. */
export type Texts = object;

/** The shell calls this once. A page has one language; changing it reloads the page (specification §2). */
export function startTexts(language: Language, texts: Record<string, Texts>): void {
  void i18next.init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    ns: Object.keys(texts),
    resources: { [language]: texts },
    interpolation: { escapeValue: false }, // React escapes the texts
    returnNull: false,
  });
}

/** Adds a remote's texts before its first screen renders. */
export function addTexts(namespace: string, texts: Texts): void {
  i18next.addResourceBundle(i18next.language, namespace, texts);
}

/** A language in its own words and script. */
export const languageName = (language: Language): string => LANGUAGE_FACTS[language].name;

export function currentLanguage(): Language {
  return (i18next.language as Language | undefined) ?? FALLBACK_LANGUAGE;
}

/** The texts of one unit: `const t = useText('auth'); t('signIn.title')`. */
export function useText<Unit extends keyof TextKeys>(unit: Unit): TextOf<Unit> {
  // i18next's own types know no units
  return i18next.getFixedT(null, unit) as unknown as TextOf<Unit>;
}
