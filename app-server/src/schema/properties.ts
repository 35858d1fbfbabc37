import type { Language } from '@resort/shared/contract';
import { SKINS } from '@resort/shared/skin/skins';
import { boolean, doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { stamps } from './columns.ts';

type InEach = Readonly<Record<Language, string>>;

/** A hotel of the group, as every domain knows it. Every change notifies the channel `property` (migration 0019). */
export const property = pgTable('property', {
  code: text().primaryKey(),
  name: jsonb().$type<InEach>().notNull(),
  address: jsonb().$type<InEach>().notNull(),
  /** a quarter of locales/offer-choices */
  area: text().notNull(),
  /** WGS 84, degrees */
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  /** the front desk, as displayed, in groups */
  phone: text().notNull(),
  email: text().notNull(),
  /** in which its pages are recommended; several may share one */
  skin: text({ enum: SKINS }).notNull(),
  /** whether its outlets charge a guest's bill to the room */
  chargesToRoom: boolean().notNull().default(true),
  /** whether guests can check in online before they arrive */
  onlineCheckIn: boolean().notNull().default(false),
  /** the order in which hotels are recommended */
  position: integer().notNull(),
  ...stamps,
});
