/** The five languages of the product (specification §1), as written in paths and on the wire. */
export const LANGUAGES = ['en', 'tc', 'sc', 'kr', 'jp'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Used for an unknown locale (specification §8). */
export const FALLBACK_LANGUAGE: Language = 'en';

/** BCP 47 tags, for `<html lang>`, `Intl` and fonts. */
export const LANGUAGE_TAGS: Record<Language, string> = {
  en: 'en',
  tc: 'zh-Hant-MO',
  sc: 'zh-Hans-CN',
  kr: 'ko',
  jp: 'ja',
};

/** The product's language cookie: value is a Language, path /, SameSite=Lax (specification §9). */
export const LANGUAGE_COOKIE = { name: 'language', maxAgeSeconds: 365 * 86_400 } as const;

/** One value for each language. */
export const inEach = <Value>(valueOf: (language: Language) => Value): Record<Language, Value> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, valueOf(language)])) as Record<Language, Value>;

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language);
}

/** Converts any value to a language; unknown values become the fallback. */
export function toLanguage(value: unknown): Language {
  return isLanguage(value) ? value : FALLBACK_LANGUAGE;
}

export interface LocalizedPath {
  /** null when the first segment is no language */
  language: Language | null;
  /** the route below the language prefix, with a leading slash and without a trailing one: `/sign-in`, `/` */
  route: string;
}

/** `/tc/sign-in` → `{language: 'tc', route: '/sign-in'}`; `/sign-in` → `{language: null, route: '/sign-in'}`. */
export function splitLanguage(pathname: string): LocalizedPath {
  const [, first = '', ...rest] = pathname.split('/');
  const language = isLanguage(first) ? first : null;
  const route = language === null ? pathname : `/${rest.join('/')}`;
  return { language, route: route.replace(/\/+$/, '') || '/' };
}
