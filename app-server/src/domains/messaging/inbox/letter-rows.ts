import type { InboxTab, InboxUnread, Letter, LetterBrief } from '@resort/mf-content/contract';
import type { Language } from '@resort/shared/contract';
import { and, eq, isNull, lte, sql, type SQL } from 'drizzle-orm';
import { pictureOf } from '../../../core/pictures/picture-of.ts';
import { inLanguage } from '../../../locales/written.ts';
import { sanitise } from '../../../core/content/sanitise.ts';
import type { Executor } from '../../../platform/context.ts';
import { macauInstant } from '../../../platform/time/clock.ts';
import { letter } from '../../../schema/index.ts';

type Row = typeof letter.$inferSelect;

/** A member's letters, of one tab or of all. */
export const isOwn = (memberId: number, tab: InboxTab = 'ALL'): SQL | undefined =>
  and(eq(letter.memberId, memberId), tab === 'ALL' ? undefined : eq(letter.kind, tab));

export function briefOf(row: Row, language: Language): LetterBrief {
  return {
    id: String(row.id),
    kind: row.kind,
    title: inLanguage(row.title, language),
    summary: inLanguage(row.summary, language),
    at: macauInstant(row.at),
    read: row.readAt !== null,
  };
}

export function letterOf(row: Row, language: Language): Letter {
  const { link, linkLabel, picture } = row;
  return {
    ...briefOf(row, language),
    html: sanitise(inLanguage(row.html, language)),
    picture: picture === null ? null : pictureOf(picture, language),
    link: link === null || linkLabel === null ? null : { to: link, label: inLanguage(linkLabel, language) },
  };
}

/** The badge of each tab. */
export async function unreadOf(db: Executor, memberId: number): Promise<InboxUnread> {
  const count = (of?: SQL) => sql<number>`count(*) filter (where ${and(isNull(letter.readAt), of)})::int`;
  const [found] = await db
    .select({
      all: count(),
      order: count(eq(letter.kind, 'ORDER')),
      offer: count(eq(letter.kind, 'OFFER')),
      system: count(eq(letter.kind, 'SYSTEM')),
      newestId: sql<number | null>`max(${letter.id})`,
    })
    .from(letter)
    .where(isOwn(memberId));
  if (found === undefined) throw new Error('nothing was counted');
  return { ...found, newestId: found.newestId === null ? null : String(found.newestId) };
}

/** Letters up to one of them. */
export const upTo = (id: string): SQL => lte(letter.id, Number(id));
