import { errorMessage, ERRORS, type ErrorName, type ErrorValues, type Language } from '../contract/index.ts';
import { ANYTHING, patternOf } from './pattern.ts';

const exact = (name: ErrorName, values: ErrorValues = {}, language: Language = 'en'): string =>
  errorMessage(name, language, values);

/** The text anywhere in a longer one. A value that is not given matches anything. */
const like = (name: ErrorName, values: ErrorValues = {}): RegExp => {
  const names = [...ERRORS[name].text.en.matchAll(/\{(\w+)\}/g)].map(([, value = '']) => value);
  const open = Object.fromEntries(names.map((value) => [value, ANYTHING]));
  return new RegExp(patternOf(exact(name, { ...open, ...values })));
};

/** What a member reads when a call is refused: `errorText('OTP_INVALID', { left: 2 })`. */
export const errorText = Object.assign(exact, { like });
