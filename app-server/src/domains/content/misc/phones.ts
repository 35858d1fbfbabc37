import type { helpCalls } from '@resort/mf-content/contract';
import type { Language } from '@resort/shared/contract';
import type { EntryData } from '../../../core/content/kinds.ts';
import { singleOf } from '../../../core/content/read-content.ts';
import { allProperties, propertyBy, propertyName } from '../../../core/properties/properties.ts';
import type { SharedContextOf } from '../../../platform/context.ts';

type Line = EntryData<'phones'>['phones'][number];

/** The group's telephones and every hotel's front desk; a hotel that is not one of ours is left out. */
export async function servicePhones({
  db,
  language,
}: SharedContextOf<typeof helpCalls, 'GET /membership/servPhone'>) {
  const { phones } = (await singleOf(db, 'phones')) ?? { phones: [] };
  return withAllHotels(phones).flatMap((line) => {
    const phone = 'property' in line ? propertyBy(line.property)?.phone : line.phone;
    if (phone === undefined) return [];
    return [
      { name: nameOf(line, language), phone, dial: phone.replaceAll(' ', ''), hours: line.hours[language] },
    ];
  });
}

const nameOf = (line: Line, language: Language) =>
  'property' in line ? propertyName(line.property, language) : line.name[language];

/** A hotel that the content does not name follows, with the hours of the last one that it names. */
function withAllHotels(phones: readonly Line[]): Line[] {
  const desks = phones.filter((line) => 'property' in line);
  const hours = desks.at(-1)?.hours;
  if (hours === undefined) return [...phones];
  const others = allProperties().filter(({ code }) => !desks.some(({ property }) => property === code));
  return [...phones, ...others.map(({ code }) => ({ property: code, hours }))];
}
