import type { EntryData } from '../../../core/content/kinds.ts';
import { requiredOf } from '../../../core/content/read-content.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { PageKind } from '../tables/content.ts';

type Topics = EntryData<'topics'>;
export type Topic = Topics['articles'][number];

const LISTS: Readonly<Partial<Record<PageKind, keyof Topics>>> = {
  ARTICLE: 'articles',
  ENJOY: 'enjoy',
  CITY: 'city',
};

/** The topics of a kind of pages, in the editors' order; of a kind that has no lists, none. */
export async function topicsOf(db: Database, kind: PageKind): Promise<readonly Topic[]> {
  const list = LISTS[kind];
  return list === undefined ? [] : (await requiredOf(db, 'topics'))[list];
}
