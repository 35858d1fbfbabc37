import type { Language } from '@resort/shared/contract';
import { allProperties } from '../../../core/properties/properties.ts';
import { DAY_AND_NIGHT, SERVICE_PHONES } from '../texts/service-phones.ts';

/** The group's telephones, then each hotel's front desk. */
export function servicePhones({ language }: { readonly language: Language }) {
  const desks = allProperties().map(({ name, phone }) => ({ name, phone, hours: DAY_AND_NIGHT }));
  return [...SERVICE_PHONES, ...desks].map(({ name, phone, hours }) => ({
    name: name[language],
    phone,
    dial: phone.replaceAll(' ', ''),
    hours: hours[language],
  }));
}
