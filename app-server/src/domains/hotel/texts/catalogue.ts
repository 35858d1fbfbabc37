import type { Language } from '@resort/shared/contract';
import type { Texts } from '../../../locales/texts.ts';
import { HOTEL_TEXTS } from '../locales/index.ts';

/** The names of catalogue codes. */
type Named = Readonly<Record<string, Texts>>;

/** The name of a code; an unknown code is its own name. */
export const nameOf = (named: Named, code: string, language: Language): string =>
  named[code]?.[language] ?? code;

/** What guests choose a hotel for. */
export const HOTEL_TAGS: Named = HOTEL_TEXTS.tags;

/** Who answers the telephone of a hotel. */
export const DESKS: Named = HOTEL_TEXTS.desks;

/** The facilities of a hotel for all its guests: the name, and one line about it. */
export const FACILITIES: Readonly<Record<string, { readonly name: Texts; readonly text: Texts }>> =
  HOTEL_TEXTS.facilities;

/** What is in a room, by topic, in the order of a room's page. */
export const AMENITIES: readonly { readonly names: Texts; readonly items: Named }[] = Object.values(
  HOTEL_TEXTS.amenities,
);

/** The rules of every hotel of the group; `{age}` is the hotel's maximum age of a child. */
export const POLICIES = Object.values(HOTEL_TEXTS.policies);
