import type { PersonalField, profileCalls } from '@resort/mf-membership/contract';
import { isFamilyFirst, type Language } from '@resort/shared/contract';
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

const OTHER_NAME: Partial<Record<PersonalField['field'], PersonalField['field']>> = {
  firstName: 'lastName',
  lastName: 'firstName',
};

/** The fields in their order, with the family name first where the language writes it first. */
function inReadingOrder(language: Language) {
  if (!isFamilyFirst(language)) return PERSONAL_INFORMATION;
  const byName = new Map(PERSONAL_INFORMATION.map((one) => [one.field, one]));
  return PERSONAL_INFORMATION.map((one) => byName.get(OTHER_NAME[one.field] ?? one.field) ?? one);
}

/** The profile's fields, in the request's language. */
export function personalInformation({
  language,
}: ContextOf<typeof profileCalls, 'GET /membershipManage/personal-information'>): PersonalField[] {
  return inReadingOrder(language).map(({ names, ...content }, order) => {
    const options = OPTIONS[content.field]?.(language);
    return { ...content, label: names[language], order, ...(options ? { options } : {}) };
  });
}
