import type { helpCalls } from '@resort/mf-content/contract';
import { singleOf } from '../../../core/content/read-content.ts';
import { propertyBy, propertyName } from '../../../core/properties/properties.ts';
import type { ContextOf } from '../../../platform/context.ts';

/** The group's telephones and the hotels' front desks; a hotel that is not one of ours is left out. */
export async function servicePhones({
  db,
  language,
}: ContextOf<typeof helpCalls, 'GET /membership/servPhone'>) {
  const { phones } = (await singleOf(db, 'phones')) ?? { phones: [] };
  return phones.flatMap((line) => {
    const phone = 'property' in line ? propertyBy(line.property)?.phone : line.phone;
    if (phone === undefined) return [];
    const name = 'property' in line ? propertyName(line.property, language) : line.name[language];
    return [{ name, phone, dial: phone.replaceAll(' ', ''), hours: line.hours[language] }];
  });
}
