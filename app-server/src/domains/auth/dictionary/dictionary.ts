import type { sharedCalls } from '@resort/shared/calls/rows';
import { TITLES } from '@resort/shared/calls/rows';
import type { Language } from '@resort/shared/contract';
import { AREA_NAMES, type CountryCode } from '../../../locales/area-names.ts';
import { CITIES } from '../../../locales/cities.ts';
import { TITLE_NAMES } from '../../../locales/titles.ts';
import type { SharedContextOf } from '../../../platform/context.ts';

interface Asked {
  readonly language: Language;
}

/** In the order a list shows them. */
export function titles({ language }: Asked) {
  return TITLES.map((code) => ({ code, name: TITLE_NAMES[code][language] }));
}

export function countries({ language }: Asked) {
  const codes = Object.keys(AREA_NAMES) as CountryCode[];
  return codes.map((code) => ({ code, name: AREA_NAMES[code][language] }));
}

export function cities({ query, language }: SharedContextOf<typeof sharedCalls, 'GET /user/cities'>) {
  const { countryCode } = query;
  return CITIES.filter((city) => countryCode === undefined || city.countryCode === countryCode).map(
    (city) => ({
      code: city.code,
      name: city.names[language],
      countryCode: city.countryCode,
    }),
  );
}
