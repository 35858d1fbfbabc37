import type { Language } from '@resort/shared/contract';
import { asc } from 'drizzle-orm';
import type { Executor } from '../../platform/context.ts';
import { property } from '../../schema/index.ts';

export type Property = typeof property.$inferSelect;

/** A copy of the table in this process: names are needed in every response, and change a few times a year. */
let known: ReadonlyMap<string, Property> = new Map();

/** Reads the table again. `propertyNotices` does so after every change. */
export async function readProperties(db: Executor): Promise<void> {
  const rows = await db.select().from(property).orderBy(asc(property.position), asc(property.code));
  known = new Map(rows.map((row) => [row.code, row]));
}

/** The group's hotels, in the order in which they are recommended. */
export const allProperties = (): readonly Property[] => [...known.values()];

/** A hotel by its code; undefined if there is none. */
export const propertyBy = (code: string): Property | undefined => known.get(code);

/** A property's name; an unknown code is returned as it is. */
export const propertyName = (code: string, language: Language): string =>
  propertyBy(code)?.name[language] ?? code;

/** A hotel's address; '' for an unknown code. */
export const addressOf = (code: string, language: Language): string =>
  propertyBy(code)?.address[language] ?? '';

/** A property in wire format. */
export const placeOf = (code: string, language: Language) => ({ code, name: propertyName(code, language) });
