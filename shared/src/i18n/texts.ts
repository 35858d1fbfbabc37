import { FALLBACK_LANGUAGE, LANGUAGE_TAGS, type Language } from '../contract/languages.ts';

/** A tree of texts as the locale files hold it: `{ "left_one": "{{count}} day", "left_other": "{{count}} days" }`. */
export type Texts = object;

/** What stands in for the names in a text; of one without a value nothing stands there. */
export type TextValues = Readonly<Record<string, string | number | null | undefined>>;

/**
 * A text by its key: `t('signIn.title')`. Each value fills its `{{name}}`; `count` also chooses the plural form, by the
 * language's rule. A key without a text gives the key.
 */
export type TFunction = (key: string, values?: TextValues) => string;

let language: Language = FALLBACK_LANGUAGE;
let plurals = new Intl.PluralRules(LANGUAGE_TAGS[language]);
const trees = new Map<string, Texts>();

/** Called once by the shell. A page has one language: changing it reloads (specification §2). */
export function startTexts(used: Language, texts: Record<string, Texts>): void {
  language = used;
  plurals = new Intl.PluralRules(LANGUAGE_TAGS[used]);
  for (const [namespace, tree] of Object.entries(texts)) addTexts(namespace, tree);
}

/** A remote's texts, before its first screen renders. */
export function addTexts(namespace: string, texts: Texts): void {
  trees.set(namespace, texts);
}

export function currentLanguage(): Language {
  return language;
}

/** The texts of one name space: `const t = useText('auth'); t('signIn.title')`. */
export function useText(namespace: string): TFunction {
  return (key, values = {}) => {
    const form = typeof values['count'] === 'number' ? `${key}_${plurals.select(values['count'])}` : key;
    const text = find(namespace, form) ?? find(namespace, key) ?? key;
    return text.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(values[name] ?? ''));
  };
}

function find(namespace: string, key: string): string | undefined {
  let place: unknown = trees.get(namespace);
  for (const step of key.split('.')) place = (place as Record<string, unknown> | undefined)?.[step];
  return typeof place === 'string' ? place : undefined;
}
