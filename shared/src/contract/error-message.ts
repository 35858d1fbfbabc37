import { ERRORS, type ErrorName } from './errors.ts';
import { LANGUAGE_TAGS, type Language } from './languages.ts';

/** The values for the `{name}`s of an error's text. */
export type ErrorValues = Readonly<Record<string, string | number>>;

/** The text of an error in one language. `{wait}` is the value `minutes` in words. */
export function errorMessage(name: ErrorName, language: Language, values: ErrorValues = {}): string {
  const { minutes } = values;
  const all: ErrorValues =
    minutes === undefined ? values : { ...values, wait: waitInWords(Number(minutes), language) };
  return ERRORS[name].text[language].replaceAll(/\{(\w+)\}/g, (_, key: string) => String(all[key] ?? ''));
}

/** `15 minutes`; from two hours on in hours, rounded up: `24 hours`. */
function waitInWords(minutes: number, language: Language): string {
  const [amount, unit] = minutes < 120 ? [minutes, 'minute'] : [Math.ceil(minutes / 60), 'hour'];
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(LANGUAGE_TAGS[language], style).format(amount);
}
