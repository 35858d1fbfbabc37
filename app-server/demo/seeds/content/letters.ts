import { and, eq, inArray, isNull } from 'drizzle-orm';
import { DEMO_LETTERS, DEMO_NOTIFICATIONS } from './demo-letters.ts';
import { compose } from '../../../src/core/inbox/compose.ts';
import type { Transaction } from '../../../src/platform/database/index.ts';
import { letter, member, notification } from '../../../src/schema/index.ts';
import { DEMO_AREA_CODE, DEMO_MEMBERS } from '../members.ts';
import { drawn } from '../../../src/locales/drawings.ts';

const DAY_MS = 86_400_000;

/** Demo members with an empty inbox: they never received a message, not even a deleted one. */
async function membersWithout(tx: Transaction): Promise<number[]> {
  const phones = DEMO_MEMBERS.map(({ phone }) => phone);
  const isDemo = and(eq(member.areaCode, DEMO_AREA_CODE), inArray(member.phone, phones));
  const rows = await tx
    .select({ id: member.id })
    .from(member)
    .leftJoin(notification, eq(notification.memberId, member.id))
    .where(and(isDemo, isNull(notification.id)))
    .orderBy(member.id);
  return rows.map(({ id }) => id);
}

/** Adds messages and notifications of the demo members. */
export async function seedLetters(tx: Transaction, now: Date): Promise<void> {
  const day = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const owners = await membersWithout(tx);
  if (owners.length === 0) return;
  await tx.insert(letter).values(
    owners.flatMap((memberId) =>
      DEMO_LETTERS.map(({ daysAgo, read, kind, picture, link, ...texts }) => ({
        ...compose(texts),
        kind,
        picture: picture === null ? null : drawn(picture),
        link,
        memberId,
        at: day(daysAgo),
        readAt: read ? day(daysAgo) : null,
      })),
    ),
  );
  await tx.insert(notification).values(
    owners.flatMap((memberId) =>
      DEMO_NOTIFICATIONS.map(({ daysAgo, read, ...texts }) => ({
        ...texts,
        memberId,
        at: day(daysAgo),
        readAt: read ? day(daysAgo) : null,
      })),
    ),
  );
}
