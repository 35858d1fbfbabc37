import { errorMessage, type ErrorName, type ErrorValues, type Language } from '../contract/index.ts';

/** The message of a refused call: `errorText('OTP_INVALID', { left: 2 })`. */
export const errorText = (name: ErrorName, values: ErrorValues = {}, language: Language = 'en'): string =>
  errorMessage(name, language, values);
