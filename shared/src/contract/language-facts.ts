import type { Language } from './languages.ts';

/** How a language names itself, persons and days. */
interface LanguageFacts {
  /** in its own script */
  readonly name: string;
  readonly isFamilyFirst: boolean;
  /** after the name of a person who is addressed */
  readonly polite: string;
  /** of a month in a date: `31 Mar 2027`, `2027年3月31日` */
  readonly month: 'short' | 'long';
  /** between the parts of a description */
  readonly comma: string;
  /** between the items of a list */
  readonly list: string;
  /** between two sentences: full-width marks bring their own space */
  readonly sentence: string;
  /** between two times */
  readonly to: string;
}

const CHINESE: Omit<LanguageFacts, 'name'> = {
  isFamilyFirst: true,
  polite: '',
  month: 'long',
  comma: '，',
  list: '、',
  sentence: '',
  to: '–',
};

export const LANGUAGE_FACTS: Readonly<Record<Language, LanguageFacts>> = {
  en: {
    name: 'English',
    isFamilyFirst: false,
    polite: '',
    month: 'short',
    comma: ', ',
    list: ', ',
    sentence: ' ',
    to: '–',
  },
  tc: { ...CHINESE, name: '繁體中文' },
  sc: { ...CHINESE, name: '简体中文' },
  kr: {
    name: '한국어',
    isFamilyFirst: true,
    polite: ' 님',
    month: 'long',
    comma: ', ',
    list: ', ',
    sentence: ' ',
    to: '~',
  },
  jp: { ...CHINESE, name: '日本語', polite: ' 様', comma: '、', to: '～' },
};
