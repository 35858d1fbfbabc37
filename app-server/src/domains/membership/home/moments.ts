import type { momentCalls } from '@resort/mf-membership/contract';
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { inLanguage } from '../../../locales/written.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { macauDate } from '../../../platform/time/clock.ts';
import { letter, member } from '../../../schema/index.ts';

/** As many unread moments as can matter: a birthday, and tiers of a good year. */
const LATEST = 5;

type Found = { own: typeof member.$inferSelect; letter: typeof letter.$inferSelect };

/** The day in large type; undefined if the moment is over: another tier since, or another day. */
function dateOf({ own, letter: { moment, at } }: Found, now: Date): string | undefined {
  if (moment === null) return undefined;
  if (moment.kind === 'TIER') return moment.tier === own.tier ? macauDate(own.tierExpiresAt) : undefined;
  return macauDate(at) === macauDate(now) ? macauDate(now) : undefined;
}

/** The latest moment that the caller has not seen. */
export async function dueMoment(context: ContextOf<typeof momentCalls, 'GET /member/moment'>) {
  const { db, clock, caller, language } = context;
  const isUnseen = and(eq(letter.memberId, caller.memberId), isNotNull(letter.moment), isNull(letter.readAt));
  const found = await db
    .select({ own: member, letter })
    .from(letter)
    .innerJoin(member, eq(member.id, letter.memberId))
    .where(isUnseen)
    .orderBy(desc(letter.id))
    .limit(LATEST);
  for (const one of found) {
    const date = dateOf(one, clock.now());
    const { id, title, summary, moment, link, linkLabel } = one.letter;
    if (date === undefined || moment === null || link === null || linkLabel === null) continue;
    return {
      id: String(id),
      kind: moment.kind,
      title: inLanguage(title, language),
      text: inLanguage(summary, language),
      date,
      link: { route: link, label: inLanguage(linkLabel, language) },
    };
  }
  return null;
}

/** Marks the letter of a moment as read; a letter without a moment stays as it is. */
export async function seeMoment(context: ContextOf<typeof momentCalls, 'POST /member/moment/seen'>) {
  const { db, clock, caller, body } = context;
  const isIt = and(
    eq(letter.memberId, caller.memberId),
    eq(letter.id, Number(body.id)),
    isNotNull(letter.moment),
    isNull(letter.readAt),
  );
  await db.update(letter).set({ readAt: clock.sqlNow() }).where(isIt);
  return null;
}
