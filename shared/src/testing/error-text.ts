import { errorMessage, type ErrorName, type ErrorValues, type Language } from '../contract/index.ts';

/** What a member reads when a call is refused: `errorText('OTP_INVALID', { left: 2 })`. */
export const errorText = (name: ErrorName, values: ErrorValues = {}, language: Language = 'en'): string =>
  errorMessage(name, language, values);
