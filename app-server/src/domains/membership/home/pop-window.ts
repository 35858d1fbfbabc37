import type { PopFrequency, sharedCalls } from '@resort/shared/calls/rows';
import { eq, sql } from 'drizzle-orm';
import { drawingOf } from '../../../core/pictures/picture-of.ts';
import { POP_WINDOWS } from '../texts/pop-windows.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { macauDate } from '../../../platform/time/clock.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { popWindowState } from '../tables/pop-windows.ts';

const DAY_MS = 86_400_000;

/** Days after closing until a window is due again. */
const REST_DAYS: Record<PopFrequency, number> = { ONCE: Infinity, DAILY: 1, WEEKLY: 7 };

type State = Pick<typeof popWindowState.$inferSelect, 'seenAt' | 'closedAt' | 'neverAt'>;

/** Whole days by the calendar in Macau. */
function daysSince(then: Date, now: Date): number {
  const day = (at: Date) => Date.parse(`${macauDate(at)}T00:00:00Z`);
  return Math.round((day(now) - day(then)) / DAY_MS);
}

/** Whether a window is due again for a member who has seen it before. */
function isDueAgain({ seenAt, closedAt, neverAt }: State, frequency: PopFrequency, now: Date): boolean {
  if (neverAt !== null) return false;
  if (closedAt !== null && daysSince(closedAt, now) < REST_DAYS[frequency]) return false;
  return seenAt === null || daysSince(seenAt, now) >= 1;
}

/** The first window that is due; none for a member who has seen one today. */
export async function popWindow(context: ContextOf<typeof sharedCalls, 'GET /country/getPopWindow'>) {
  const { db, clock, caller, language } = context;
  const states = await db.select().from(popWindowState).where(eq(popWindowState.memberId, caller.memberId));
  const now = clock.now();
  if (states.some(({ seenAt }) => seenAt !== null && daysSince(seenAt, now) < 1)) return null;
  const due = POP_WINDOWS.find(({ id, frequency }) => {
    const state = states.find(({ windowId }) => windowId === id);
    return state === undefined || isDueAgain(state, frequency, now);
  });
  if (due === undefined) return null;
  const { id, title, text, picture, link, frequency } = due;
  return {
    id,
    title: title[language],
    text: text[language],
    picture: drawingOf(picture, language),
    link: link && { route: link.route, label: link.label[language] },
    frequency,
  };
}

const COLUMN = { SEEN: 'seenAt', CLOSE: 'closedAt', NEVER: 'neverAt' } as const;

/**
 * Stores the member's action; each action has its own column, so that actions in two tabs do not overwrite each other.
 */
export async function updatePopWindow(
  context: ContextOf<typeof sharedCalls, 'POST /country/updatePopWindow'>,
) {
  const { body, db, clock, caller } = context;
  const { id: windowId, action } = body;
  if (!POP_WINDOWS.some(({ id }) => id === windowId)) throw new DomainError('NOT_FOUND');
  const change = { [COLUMN[action]]: clock.sqlNow() };
  await db
    .insert(popWindowState)
    .values({ memberId: caller.memberId, windowId, ...change })
    .onConflictDoUpdate({
      target: [popWindowState.memberId, popWindowState.windowId],
      set: { ...change, updatedAt: sql`now()` },
    });
  return null;
}
