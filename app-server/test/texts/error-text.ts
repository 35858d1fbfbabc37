import type { ErrorName, Language } from '@resort/shared/contract';
import { ANYTHING, patternOf } from '@resort/shared/testing/pattern';
import { errorMessage, type ErrorValues } from '../../src/locales/errors/error-message.ts';
import { ERROR_TEXTS } from '../../src/locales/errors/index.ts';

const exact = (name: ErrorName, values: ErrorValues = {}, language: Language = 'en'): string =>
  errorMessage(name, language, values);

/** The text anywhere in a longer one. A value that is not given matches anything. */
const like = (name: ErrorName, values: ErrorValues = {}): RegExp => {
  const names = [...ERROR_TEXTS[name].en.matchAll(/\{(\w+)\}/g)].map(([, value = '']) => value);
  const open = Object.fromEntries(names.map((value) => [value, ANYTHING]));
  return new RegExp(patternOf(exact(name, { ...open, ...values })));
};

/** What a member reads when the server refuses a call: `errorText('OTP_INVALID', { left: 2 })`. */
export const errorText = Object.assign(exact, { like });
