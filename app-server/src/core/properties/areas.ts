import type { Language } from '@resort/shared/contract';
import { AREAS } from '../../locales/offer-choices.ts';

const QUARTERS = AREAS.flatMap(({ quarters }) => quarters);

/** The quarters of some areas of Macau; a quarter, or an unknown code, is returned as it is. */
export function quartersOf(areas: readonly string[]): string[] {
  const within = (code: string) => AREAS.find((area) => area.code === code)?.quarters.map((one) => one.code);
  return areas.flatMap((code) => within(code) ?? [code]);
}

/** A quarter in wire format; one that is not on the list any more is shown by its code. */
export function quarterOf(code: string, language: Language) {
  const found = QUARTERS.find((quarter) => quarter.code === code);
  return { code, name: found?.names[language] ?? code };
}
