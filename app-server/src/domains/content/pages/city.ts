import type { cityCalls } from '@resort/mf-content/contract';
import type { Language } from '@resort/shared/contract';
import type { EntryData } from '../../../core/content/kinds.ts';
import { singleOf } from '../../../core/content/read-content.ts';
import { propertyBy, propertyName } from '../../../core/properties/properties.ts';
import { inLanguage } from '../../../locales/written.ts';
import type { SharedContextOf } from '../../../platform/context.ts';
import { findPage, hasId } from './find-page.ts';
import { listPages, usedTopics, type Reading } from './list-pages.ts';
import { detailOf } from './page-rows.ts';
import { topicsOf } from './topics.ts';

export const cityPages = (context: SharedContextOf<typeof cityCalls, 'GET /api/macau/info/list'>) =>
  listPages(context, 'CITY', { ...context.query, topic: context.query.categoryId });

/** A page about Macau with its table and its places. Throws CONTENT_GONE. */
export async function cityPage(context: SharedContextOf<typeof cityCalls, 'GET /api/macau/info/detail'>) {
  const { language, query } = context;
  const row = await findPage(context, 'CITY', hasId(query.id));
  const { facts = [], places = [] } = row.page.extras;
  return {
    ...detailOf(row, await topicsOf(context.db, 'CITY'), language),
    facts: facts.map(({ name, value }) => ({
      name: inLanguage(name, language),
      value: inLanguage(value, language),
    })),
    places: places.map(({ name, address, latitude, longitude }) => ({
      name: inLanguage(name, language),
      address: inLanguage(address, language),
      latitude,
      longitude,
    })),
  };
}

export const cityCategories = (context: Reading) => usedTopics(context, 'CITY');

type Stop = EntryData<'traffic'>['means'][number]['lines'][number]['from'];

const isKnown = (stop: Stop) => !('property' in stop) || propertyBy(stop.property) !== undefined;
const stopName = (stop: Stop, language: Language) =>
  'property' in stop ? propertyName(stop.property, language) : stop[language];

/** Means of transport; a line to a hotel that is not one of ours is left out. */
export async function traffic({
  db,
  language,
  query,
}: SharedContextOf<typeof cityCalls, 'GET /traffic/info'>) {
  const { means } = (await singleOf(db, 'traffic')) ?? { means: [] };
  return means
    .filter(({ kind }) => query.kind === undefined || kind === query.kind)
    .map(({ kind, name, text, lines }) => ({
      kind,
      name: name[language],
      text: text[language],
      lines: lines
        .filter(({ from, to }) => isKnown(from) && isKnown(to))
        .map(({ from, to, ...times }) => ({
          from: stopName(from, language),
          to: stopName(to, language),
          ...times,
        })),
    }));
}
