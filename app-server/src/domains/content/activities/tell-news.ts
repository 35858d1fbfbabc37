import type { Language } from '@resort/shared/contract';
import { formatDate, formatTime } from '@resort/shared/format';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { CHANNELS } from '../../../core/announcements/channels.ts';
import { ACTIVITY_LETTERS } from '../../../core/announcements/letters.ts';
import { inLanguage } from '../../../locales/written.ts';
import { compose } from '../../../core/inbox/compose.ts';
import { tell } from '../../../core/messages/tell.ts';
import type { Receiver } from '../../../platform/outbox/deliver.ts';
import { activity } from '../tables/content.ts';
import { member } from '../../../schema/index.ts';

const payloadSchema = z.object({ memberId: z.int(), activityId: z.int(), seats: z.int() });

/** Tells a member their current places, or that they were cancelled. */
export const tellActivityNews: Receiver = async (tx, delivery, context) => {
  const { memberId, activityId, seats } = payloadSchema.parse(delivery.payload);
  const [row] = await tx.select().from(activity).where(eq(activity.id, activityId));
  const [own] = await tx.select({ language: member.language }).from(member).where(eq(member.id, memberId));
  if (own === undefined) throw new Error(`no member ${memberId}`);
  if (row === undefined) throw new Error(`activity ${activityId} is unknown`);
  const values = (language: Language) => ({
    what: inLanguage(row.title, language),
    place: inLanguage(row.place, language),
    day: formatDate(row.startsAt, language),
    time: formatTime(row.startsAt),
    seats: String(seats),
  });
  const occasion = seats > 0 ? 'SIGNED_UP' : 'CANCELLED';
  const link = `/activity?id=${activityId}`;
  const texts = compose(ACTIVITY_LETTERS[occasion], values);
  const picture = row.pictures[0] ?? null;
  const letter = { ...texts, memberId, kind: 'SYSTEM', picture, link } as const;
  await tell(tx, context, CHANNELS.activity[occasion], { ...own, letter, topic: 'ACTIVITIES' });
};
