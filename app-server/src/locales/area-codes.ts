import type { Language, PhoneBounds } from '@resort/shared/contract';
import { AREA_NAMES } from './area-names.ts';
import type { CountryCode } from './area-names.ts';

interface AreaBounds extends PhoneBounds {
  /** with the plus: `+853` */
  areaCode: string;
  /** ISO 3166-1 alpha-2; of +1, which several countries share, the first named */
  countryCode: CountryCode;
  /** national digits of a mobile number, no trunk digit */
  example: string;
}

/** One row of the area-code list; bounds are digits of a national mobile number. */
export interface AreaCodeContent extends AreaBounds {
  /** one of the few at the top of the list */
  hot: boolean;
  names: Record<Language, string>;
}

/** Where most members come from, in the order the list shows them. */
const HOT: readonly AreaBounds[] = [
  { areaCode: '+853', countryCode: 'MO', minLength: 8, maxLength: 8, example: '66123456' },
  { areaCode: '+852', countryCode: 'HK', minLength: 8, maxLength: 8, example: '51234567' },
  { areaCode: '+86', countryCode: 'CN', minLength: 11, maxLength: 11, example: '13123456789' },
  { areaCode: '+886', countryCode: 'TW', minLength: 9, maxLength: 9, trunk: '0', example: '912345678' },
  { areaCode: '+82', countryCode: 'KR', minLength: 9, maxLength: 10, trunk: '0', example: '1020000000' },
  { areaCode: '+81', countryCode: 'JP', minLength: 10, maxLength: 10, trunk: '0', example: '9012345678' },
];

const OTHERS: readonly AreaBounds[] = [
  { areaCode: '+65', countryCode: 'SG', minLength: 8, maxLength: 8, example: '81234567' },
  { areaCode: '+60', countryCode: 'MY', minLength: 9, maxLength: 10, trunk: '0', example: '123456789' },
  { areaCode: '+66', countryCode: 'TH', minLength: 9, maxLength: 9, trunk: '0', example: '812345678' },
  { areaCode: '+63', countryCode: 'PH', minLength: 10, maxLength: 10, trunk: '0', example: '9051234567' },
  { areaCode: '+62', countryCode: 'ID', minLength: 9, maxLength: 12, trunk: '0', example: '812345678' },
  { areaCode: '+84', countryCode: 'VN', minLength: 9, maxLength: 9, trunk: '0', example: '912345678' },
  { areaCode: '+91', countryCode: 'IN', minLength: 10, maxLength: 10, trunk: '0', example: '8123456789' },
  { areaCode: '+61', countryCode: 'AU', minLength: 9, maxLength: 9, trunk: '0', example: '412345678' },
  { areaCode: '+64', countryCode: 'NZ', minLength: 8, maxLength: 10, trunk: '0', example: '211234567' },
  { areaCode: '+44', countryCode: 'GB', minLength: 10, maxLength: 10, trunk: '0', example: '7400123456' },
  { areaCode: '+1', countryCode: 'US', minLength: 10, maxLength: 10, trunk: '1', example: '2015550123' },
  { areaCode: '+33', countryCode: 'FR', minLength: 9, maxLength: 9, trunk: '0', example: '612345678' },
  { areaCode: '+49', countryCode: 'DE', minLength: 10, maxLength: 11, trunk: '0', example: '15123456789' },
  { areaCode: '+351', countryCode: 'PT', minLength: 9, maxLength: 9, example: '912345678' },
  { areaCode: '+95', countryCode: 'MM', minLength: 7, maxLength: 10, trunk: '0', example: '92123456' },
  { areaCode: '+855', countryCode: 'KH', minLength: 8, maxLength: 9, trunk: '0', example: '91234567' },
  { areaCode: '+856', countryCode: 'LA', minLength: 9, maxLength: 10, trunk: '0', example: '2023123456' },
  { areaCode: '+673', countryCode: 'BN', minLength: 7, maxLength: 7, example: '7123456' },
  { areaCode: '+976', countryCode: 'MN', minLength: 8, maxLength: 8, trunk: '0', example: '88123456' },
  { areaCode: '+7', countryCode: 'RU', minLength: 10, maxLength: 10, trunk: '8', example: '9123456789' },
  { areaCode: '+971', countryCode: 'AE', minLength: 9, maxLength: 9, trunk: '0', example: '501234567' },
];

const named = (bounds: AreaBounds, hot: boolean): AreaCodeContent => ({
  ...bounds,
  hot,
  names: AREA_NAMES[bounds.countryCode],
});

/** Every area a phone number may come from: the hot ones first, the rest by English name. */
export const AREA_CODES: readonly AreaCodeContent[] = [
  ...HOT.map((bounds) => named(bounds, true)),
  ...OTHERS.map((bounds) => named(bounds, false)).toSorted((a, b) =>
    a.names.en.localeCompare(b.names.en, 'en'),
  ),
];
