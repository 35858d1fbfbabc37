import { AREA_NAMES } from '../../locales/area-names.ts';
import { CITIES } from '../../locales/cities.ts';
import { badRequest } from '../../platform/protocol/shape.ts';

const CHINESE_NAME = /^[\p{Script=Han}·]{2,20}$/u;

/** A detail that the form should not have let through; throws BAD_REQUEST. */
export const invalid = (field: string) => badRequest([{ path: [field], code: 'invalid_value' }]);

/** '' counts as not given: a form sends what its fields hold. */
export const given = (text: string | undefined) =>
  text === undefined || text.trim() === '' ? undefined : text.trim();

/** In its stored form, null for none; throws BAD_REQUEST. */
export function chineseNameOf(typed: string | undefined): string | null {
  const name = given(typed);
  if (name !== undefined && !CHINESE_NAME.test(name)) throw invalid('chineseName');
  return name ?? null;
}

/** A country we know and, where there is one, a city of it; throws BAD_REQUEST. */
export function checkPlace(countryCode: string, cityCode: string | undefined): void {
  if (!Object.hasOwn(AREA_NAMES, countryCode)) throw invalid('countryCode');
  const isKnown = CITIES.some((city) => city.code === cityCode && city.countryCode === countryCode);
  if (cityCode !== undefined && !isKnown) throw invalid('cityCode');
}
