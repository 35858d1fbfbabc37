import { and, eq, type SQL } from 'drizzle-orm';
import { DomainError } from '../../../platform/domain-error.ts';
import { page, type PageKind } from '../tables/content.ts';
import type { Reading } from './list-pages.ts';
import { detailOf, isPublished, selectPages, type PageRow } from './page-rows.ts';
import { topicsOf } from './topics.ts';

/** A published page of a kind. Throws CONTENT_GONE. */
export async function findPage({ db, clock, caller }: Reading, kind: PageKind, which: SQL): Promise<PageRow> {
  const [row] = await selectPages(db, caller).where(and(isPublished(clock, kind), which));
  if (row === undefined) throw new DomainError('CONTENT_GONE');
  return row;
}

/** The same in the form of a response. Throws CONTENT_GONE. */
export async function findDetail(reading: Reading, kind: PageKind, which: SQL) {
  const row = await findPage(reading, kind, which);
  return detailOf(row, await topicsOf(reading.db, kind), reading.language);
}

export const hasId = (id: string): SQL => eq(page.id, Number(id));
export const hasCode = (code: string): SQL => eq(page.code, code);
