import type { Language } from '@resort/shared/contract';
import { SERVICE_PHONES } from '../texts/service-phones.ts';

export function servicePhones({ language }: { readonly language: Language }) {
  return SERVICE_PHONES.map(({ name, phone, hours }) => ({
    name: name[language],
    phone,
    dial: phone.replaceAll(' ', ''),
    hours: hours[language],
  }));
}
