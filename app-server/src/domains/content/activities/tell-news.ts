import type { Language } from '@resort/shared/contract';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { ACTIVITY_LETTERS } from '../../../content/letters.ts';
import { inLanguage } from '../../../content/written.ts';
import { fill, fillPage } from '../../../core/inbox/fill.ts';
import { notify } from '../../../core/inbox/notify.ts';
import { writeLetter } from '../../../core/inbox/write-letter.ts';
import { macauInstant } from '../../../platform/clock.ts';
import type { Receiver } from '../../../platform/outbox/deliver.ts';
import { activity } from '../../../schema/index.ts';

const payloadSchema = z.object({ memberId: z.int(), activityId: z.int(), seats: z.int() });

/** Tells a member which places they have now, or that they gave them back. */
export const tellActivityNews: Receiver = async (tx, delivery, { clock }) => {
  const { memberId, activityId, seats } = payloadSchema.parse(delivery.payload);
  const [row] = await tx.select().from(activity).where(eq(activity.id, activityId));
  if (row === undefined) throw new Error(`activity ${activityId} is unknown`);
  const { title, summary, page, button } = ACTIVITY_LETTERS[seats > 0 ? 'SIGNED_UP' : 'CANCELLED'];
  const [day = '', time = ''] = macauInstant(row.startsAt).split('T');
  const values = (language: Language) => ({
    what: inLanguage(row.title, language),
    place: inLanguage(row.place, language),
    day,
    time: time.slice(0, 5),
    seats: String(seats),
  });
  const link = `/activity?id=${activityId}`;
  const short = fill(summary, values);
  await writeLetter(tx, clock, {
    memberId,
    kind: 'SYSTEM',
    title: fill(title, values),
    summary: short,
    html: fillPage(page, values),
    picture: row.pictures[0] ?? null,
    link,
    linkLabel: button,
  });
  await notify(tx, clock, { memberId, topic: 'ACTIVITIES', title: fill(title, values), text: short, link });
};
