import { CHINESE_NAME } from '@resort/shared/contract';
import { AREA_NAMES } from '../../locales/area-names.ts';
import { CITIES } from '../../locales/cities.ts';
import { badRequest } from '../../platform/protocol/shape.ts';

/** A value that the form should have rejected; throws BAD_REQUEST. */
export const invalid = (field: string) => badRequest([{ path: [field], code: 'invalid_value' }]);

/** '' counts as missing, because a form sends empty fields. */
export const given = (text: string | undefined) =>
  text === undefined || text.trim() === '' ? undefined : text.trim();

/** Normalised, null if missing; throws BAD_REQUEST. */
export function chineseNameOf(typed: string | undefined): string | null {
  const name = given(typed);
  if (name !== undefined && !CHINESE_NAME.test(name)) throw invalid('chineseName');
  return name ?? null;
}

/** A known country and, if given, one of its cities; throws BAD_REQUEST. */
export function checkPlace(countryCode: string, cityCode: string | undefined): void {
  if (!Object.hasOwn(AREA_NAMES, countryCode)) throw invalid('countryCode');
  const isKnown = CITIES.some((city) => city.code === cityCode && city.countryCode === countryCode);
  if (cityCode !== undefined && !isKnown) throw invalid('cityCode');
}
