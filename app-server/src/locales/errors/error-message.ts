import { LANGUAGE_TAGS, type ErrorName, type Language } from '@resort/shared/contract';
import { ERROR_TEXTS } from './index.ts';

/** The values for the `{name}`s of an error's text. */
export type ErrorValues = Readonly<Record<string, string | number>>;

/** The text of an error in a language. `{wait}` is the value `seconds`, `minutes` or `days` in words, with its plural. */
export function errorMessage(name: ErrorName, language: Language, values: ErrorValues = {}): string {
  const all: ErrorValues = { wait: waitInWords(values, language), ...values };
  return ERROR_TEXTS[name][language].replaceAll(/\{(\w+)\}/g, (_, key: string) => String(all[key] ?? ''));
}

/** Seconds up to two minutes, minutes up to two hours, then hours, rounded up. */
function inUnit({ seconds, minutes, days }: ErrorValues): [amount: number, unit: string] {
  if (days !== undefined) return [Number(days), 'day'];
  if (seconds !== undefined && Number(seconds) < 120) return [Number(seconds), 'second'];
  const all = seconds === undefined ? Number(minutes) : Math.ceil(Number(seconds) / 60);
  return all < 120 ? [all, 'minute'] : [Math.ceil(all / 60), 'hour'];
}

/** `1 second`, `15 minutes`, `24時間` without the space of `Intl`; nothing where no length of time is given. */
function waitInWords(values: ErrorValues, language: Language): string {
  const [amount, unit] = inUnit(values);
  if (Number.isNaN(amount)) return '';
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
  const words = new Intl.NumberFormat(LANGUAGE_TAGS[language], style).format(amount);
  return language === 'jp' ? words.replace(' ', '') : words;
}
