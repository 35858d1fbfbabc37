import type { PgTable } from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { eq, type SQL } from 'drizzle-orm';
import type { Executor } from '../../../platform/context.ts';
import { activity, page } from '../tables/content.ts';
import { hotel } from '../../hotel/tables/hotels.ts';
import { offer } from '../../offers/tables/offers.ts';
import { shop } from '../../shop/tables/shops.ts';
import { ticketEvent } from '../../ticketing/tables/tickets.ts';
import type { AnyItem, Item } from './kinds.ts';
import { codesOf, type Targets } from './links.ts';

async function valuesOf(db: Executor, table: PgTable, column: AnyPgColumn, where?: SQL): Promise<string[]> {
  const rows = await db.select({ value: column }).from(table).where(where);
  return rows.map(({ value }) => String(value));
}

/** What links may name once `items` are stored: what is in the database, and what they add. */
export async function readTargets(db: Executor, items: readonly AnyItem[]): Promise<Targets> {
  const topics = items.find((item): item is Item<'topics'> => item.kind === 'topics')?.entry;
  const codes = (choices: readonly { readonly code: string }[] = []) =>
    new Set(choices.map(({ code }) => code));
  const landing = eq(page.kind, 'LANDING');
  return {
    hotels: new Set(await valuesOf(db, hotel, hotel.code)),
    shops: new Set(await valuesOf(db, shop, shop.code)),
    events: new Set(await valuesOf(db, ticketEvent, ticketEvent.code)),
    offers: new Set(await valuesOf(db, offer, offer.id)),
    articles: new Set(await valuesOf(db, page, page.id, eq(page.kind, 'ARTICLE'))),
    activities: new Set(await valuesOf(db, activity, activity.id)),
    landing: new Set([...codesOf(items, 'landing'), ...(await valuesOf(db, page, page.id, landing))]),
    topics: { articles: codes(topics?.articles), enjoy: codes(topics?.enjoy), city: codes(topics?.city) },
  };
}
