import { isSkin } from '@resort/shared/skin/skins';
import type { helpCalls } from '@resort/mf-content/contract';
import { singleOf } from '../../../core/content/read-content.ts';
import { propertyName } from '../../../core/properties/properties.ts';
import { FRONT_DESK_PHONES } from '../../../core/properties/property-names.ts';
import type { ContextOf } from '../../../platform/context.ts';

/** The front desk of a hotel; '' for an unknown code. */
const frontDesk = (property: string) => (isSkin(property) ? FRONT_DESK_PHONES[property] : '');

export async function servicePhones({
  db,
  language,
}: ContextOf<typeof helpCalls, 'GET /membership/servPhone'>) {
  const { phones } = (await singleOf(db, 'phones')) ?? { phones: [] };
  return phones.map((line) => {
    const phone = 'property' in line ? frontDesk(line.property) : line.phone;
    const name = 'property' in line ? propertyName(line.property, language) : line.name[language];
    return { name, phone, dial: phone.replaceAll(' ', ''), hours: line.hours[language] };
  });
}
