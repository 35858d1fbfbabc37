import type { PersonalField, profileCalls } from '@resort/mf-membership/contract';
import type { Language } from '@resort/shared/contract';
import { TITLES } from '@resort/shared/calls/rows';
import { AREA_NAMES, type CountryCode } from '../../../locales/area-names.ts';
import { CITIES } from '../../../locales/cities.ts';
import { PERSONAL_INFORMATION } from '../texts/personal-information.ts';
import { TITLE_NAMES } from '../../../locales/titles.ts';
import type { ContextOf } from '../../../platform/context.ts';

type Options = NonNullable<PersonalField['options']>;

const OPTIONS: { [F in PersonalField['field']]?: (language: Language) => Options } = {
  title: (language) => TITLES.map((code) => ({ code, name: TITLE_NAMES[code][language] })),
  countryCode: (language) =>
    (Object.keys(AREA_NAMES) as CountryCode[]).map((code) => ({ code, name: AREA_NAMES[code][language] })),
  cityCode: (language) =>
    CITIES.map(({ code, names, countryCode }) => ({ code, name: names[language], of: countryCode })),
};

/** The profile's fields, in the request's language. */
export function personalInformation({
  language,
}: ContextOf<typeof profileCalls, 'GET /membershipManage/personal-information'>): PersonalField[] {
  return PERSONAL_INFORMATION.map(({ names, ...content }, order) => {
    const options = OPTIONS[content.field]?.(language);
    return { ...content, label: names[language], order, ...(options ? { options } : {}) };
  });
}
