import type { Language } from '@resort/shared/contract';
import { formatBusinessDate } from '@resort/shared/format';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/index.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import { waiting } from '../../../schema/index.ts';
import type { Reminded } from './coming-words.ts';
import { placeIfKnown } from '../waiting/places.ts';

/** What a member waited for; undefined if they stopped waiting, or if it is full again. */
export async function freePlace(
  tx: Transaction,
  clock: Clock,
  waitingId: number,
): Promise<Reminded | undefined> {
  const [row] = await tx.select().from(waiting).where(eq(waiting.id, waitingId));
  if (row === undefined) return undefined;
  const place = await placeIfKnown(tx, clock, row.what);
  if (place?.state !== 'FREE') {
    // so that the next free place is announced
    await tx.update(waiting).set({ toldAt: null }).where(eq(waiting.id, waitingId));
    return undefined;
  }
  const { titles, from, time, link } = place;
  const date = (language: Language) => {
    const day = formatBusinessDate(from, language);
    return time === null ? day : `${day} ${time}`;
  };
  const values = (language: Language) => ({ what: titles[language], date: date(language) });
  return { memberId: row.memberId, link, values };
}
