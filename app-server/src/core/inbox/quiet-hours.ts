import { eq } from 'drizzle-orm';
import type { Executor } from '../../platform/context.ts';
import { macauInstant } from '../../platform/time/clock.ts';
import { quietHours } from '../../schema/index.ts';

/** Full hours in Macau, 0 to 23; `until` may be on the next day. */
export interface QuietHours {
  readonly from: number;
  readonly until: number;
}

const USUAL: QuietHours = { from: 22, until: 8 };
const HOUR_MS = 3_600_000;

/** A member's quiet hours; null: none are wanted. */
export async function quietHoursOf(db: Executor, memberId: number): Promise<QuietHours | null> {
  const [row] = await db.select().from(quietHours).where(eq(quietHours.memberId, memberId));
  if (row === undefined) return USUAL;
  const { fromHour: from, untilHour: until } = row;
  return from === null || until === null ? null : { from, until };
}

/** When the quiet hours around an instant end; undefined if it is outside of them. */
export function endOfQuiet(hours: QuietHours | null, at: Date): Date | undefined {
  if (hours === null) return undefined;
  const { from, until } = hours;
  const hour = Number(macauInstant(at).slice(11, 13));
  const isQuiet = from < until ? hour >= from && hour < until : hour >= from || hour < until;
  if (!isQuiet) return undefined;
  const left = (until - hour + 24) % 24;
  return new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS + left * HOUR_MS);
}
