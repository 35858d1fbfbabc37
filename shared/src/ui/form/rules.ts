import { CHINESE_NAME } from '../../contract/chinese-name.ts';
import { businessDate, isDate, isEnglishName, phoneProblem, type PhoneBounds } from '../../format/index.ts';
import { currentLanguage, LANGUAGE_TAGS, useText } from '../../i18n/index.ts';
import { serverNow } from '../../api/server-clock.ts';
import { CODE_LENGTH } from './fields/code-field.tsx';
import { isoDateOf, type DateParts } from './fields/date-of-birth-field.tsx';
import { countGraphemes } from './graphemes.ts';
import { REMARK_LENGTH } from './fields/text-area.tsx';

/** What is wrong and how to correct it, as a sentence; undefined if valid. */
export type Rule<T> = (value: T) => string | undefined;

/** Something, an at sign, a domain with a dot. Sending a code to the address verifies the rest. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;
const MAX_AGE = 120;

/** Rules that several screens use, with their messages in the page's language. */
export function useRules() {
  const t = useText('kit');
  const required: Rule<string> = (value) => (value.trim() === '' ? t('fields.required') : undefined);
  const chosen: Rule<string> = (value) => (value === '' ? t('fields.chooseOne') : undefined);
  const filled =
    (sentence: string, isFine: (value: string) => boolean): Rule<string> =>
    (value) =>
      required(value) ?? (isFine(value) ? undefined : sentence);
  return {
    required,
    chosen,
    /** a checkbox that must be ticked, with its error message */
    ticked:
      (sentence: string): Rule<boolean> =>
      (value) =>
        value ? undefined : sentence,
    /** accepts an empty value */
    optional:
      (rule: Rule<string>): Rule<string> =>
      (value) =>
        value.trim() === '' ? undefined : rule(value),
    email: filled(t('fields.email'), (value) => EMAIL.test(value.trim())),
    englishName: filled(t('fields.englishName'), isEnglishName),
    chineseName: filled(t('fields.chineseNameRule'), (value) => CHINESE_NAME.test(value.trim())),
    code: ((value) =>
      value.length === CODE_LENGTH ? undefined : t('fields.sixDigits')) satisfies Rule<string>,
    remark: ((value) => {
      const isLonger = countGraphemes(value, LANGUAGE_TAGS[currentLanguage()]) > REMARK_LENGTH;
      return isLonger ? t('fields.tooLong', { max: REMARK_LENGTH }) : undefined;
    }) satisfies Rule<string>,
    /** the server defines the digit bounds by area (specification §5) */
    phone: (number: string, bounds: PhoneBounds) => {
      const problem = phoneProblem(number, bounds);
      return problem === null ? undefined : t(`fields.phone.${problem.kind}`, { ...problem });
    },
    /** a valid date in the past; `minAge` in years, by the date at the resort */
    dateOfBirth: ({ minAge = 0 }: { minAge?: number }): Rule<DateParts> => {
      return (parts) => {
        if (Object.values(parts).some((part) => part === '')) return t('fields.wholeDate');
        const date = isoDateOf(parts);
        if (!isPlausible(date)) return t('fields.noSuchDate');
        return isOldEnough(date, minAge) ? undefined : t('fields.tooYoung', { age: minAge });
      };
    },
  };
}

const today = () => businessDate(new Date(serverNow()));
const yearsLater = (date: string, years: number) => String(Number(date.slice(0, 4)) + years) + date.slice(4);

/** A past date within a human lifetime. */
function isPlausible(date: string): boolean {
  return isDate(date) && date <= today() && yearsLater(date, MAX_AGE) >= today();
}

/** ISO dates compare as texts. People born on 29 February become older on 1 March. */
function isOldEnough(date: string, years: number): boolean {
  return yearsLater(date, years) <= today();
}
