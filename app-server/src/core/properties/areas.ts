import type { Language } from '@resort/shared/contract';
import { AREAS } from '../../locales/offer-choices.ts';

const QUARTERS = AREAS.flatMap(({ quarters }) => quarters);

/** The quarters of some areas of Macau; a quarter, or a code that is none, stands for itself. */
export function quartersOf(areas: readonly string[]): string[] {
  const within = (code: string) => AREAS.find((area) => area.code === code)?.quarters.map((one) => one.code);
  return areas.flatMap((code) => within(code) ?? [code]);
}

/** A quarter as the wire writes it; one that is no longer on the list stands for itself. */
export function quarterOf(code: string, language: Language) {
  const found = QUARTERS.find((quarter) => quarter.code === code);
  return { code, name: found?.names[language] ?? code };
}
