import { localesIn, type Locales } from './locales.ts';

const ERROR_LOCALES = 'app-server/src/locales/errors';

/** An English text for users, and how a test refers to it. */
export interface EnglishText {
  /** `hotel`, `shell`, `console`; `error` for errors, which belong to no unit */
  unit: string;
  /** `say('orders.title')` */
  ask: string;
  text: string;
  /** Matches the text with its values filled in; null if it consists of values only. */
  filled: RegExp | null;
}

/** The texts of the server's errors. */
export const errorTexts = (root: string): EnglishText[] =>
  [...(localesIn(root, ERROR_LOCALES).texts.get('en') ?? [])].map(([name, text]) =>
    english('error', `errorText('${name}')`, text),
  );

export function englishTexts(unit: string, { texts }: Locales): EnglishText[] {
  return [...(texts.get('en') ?? [])].map(([key, text]) =>
    english(unit, `say('${key.replace(/_(zero|one|other)$/, '')}')`, text),
  );
}

const PLACEHOLDER = /\{+\w+\}+/;

function english(unit: string, ask: string, text: string): EnglishText {
  const parts = text.split(PLACEHOLDER);
  const words = parts.join(' ').match(/\p{L}{2,}/gu) ?? [];
  // a text of one word and values, such as `Until {{date}}`, would match too many of the tests' own strings
  if (parts.length > 1 && words.length < 2) return { unit, ask, text, filled: null };
  const source = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('.+');
  return { unit, ask, text, filled: new RegExp(`^${source.replaceAll(/\s+/g, String.raw`\s+`)}$`) };
}
