import { ERRORS, type ErrorName, type Language } from '../contract/index.ts';

/** What a member reads when a call is refused: `errorText('OTP_INVALID', { left: 2 })`. */
export function errorText(
  name: ErrorName,
  values: Record<string, string | number> = {},
  language: Language = 'en',
): string {
  return ERRORS[name].text[language].replaceAll(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? ''));
}
