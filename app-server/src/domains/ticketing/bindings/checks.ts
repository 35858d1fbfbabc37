import type { ErrorName } from '@resort/shared/contract';
import type { ErrorValues } from '../../../locales/errors/error-message.ts';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { ageOn } from '../../../core/member/birth-date.ts';
import type { Executor } from '../../../platform/context.ts';
import { macauDate } from '../../../platform/time/clock.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { ticketPosition } from '../tables/tickets.ts';
import type { GuestRow } from '../real-names/guest-row.ts';
import type { OrderPlaces, Position } from '../tickets/order-places.ts';

/** The new guest of a place, or none. */
export interface Wanted {
  readonly position: Position;
  readonly guest: GuestRow | null;
}

type Named = Wanted & { readonly guest: GuestRow };

export const isNamed = (wanted: Wanted): wanted is Named => wanted.guest !== null;

/** Names the places whose guest is refused. */
function refuse(error: ErrorName, wrong: readonly Wanted[], values: ErrorValues = {}): void {
  if (wrong.length === 0) return;
  throw new DomainError(error, values, { positions: wrong.map(({ position }) => String(position.id)) });
}

/** Refuses guests who may not come on that day. Throws DOC_EXPIRED, GUEST_MIN_AGE {age}. */
export function checkDay({ event, performance }: OrderPlaces, wanted: readonly Named[]): void {
  const day = macauDate(performance.startsAt);
  refuse(
    'DOC_EXPIRED',
    wanted.filter(({ guest }) => guest.docExpiry !== null && guest.docExpiry < day),
  );
  const { minAge } = event;
  if (minAge === null) return;
  const isTooYoung = ({ guest }: Named) => ageOn(guest.dateOfBirth, day) < minAge;
  refuse('GUEST_MIN_AGE', wanted.filter(isTooYoung), { age: minAge });
}

/**
 * One document has one current place in a performance (I11), across orders and members. Throws DOCUMENT_USED. The unique
 * index decides between two concurrent orders.
 */
export async function checkDocuments(
  db: Executor,
  { performance, places }: OrderPlaces,
  { wanted, changed }: { readonly wanted: readonly Named[]; readonly changed: ReadonlySet<number> },
): Promise<void> {
  const key = (hash: Buffer | null) => hash?.toString('hex') ?? '';
  const kept = places.filter(({ position }) => position.isLive && !changed.has(position.id));
  const seen = new Set(kept.map(({ position }) => key(position.docHash)));
  const others = await db
    .select({ docHash: ticketPosition.docHash })
    .from(ticketPosition)
    .where(
      and(
        eq(ticketPosition.performanceId, performance.id),
        eq(ticketPosition.isLive, true),
        inArray(
          ticketPosition.docHash,
          wanted.map(({ guest }) => guest.docHash),
        ),
        notInArray(
          ticketPosition.id,
          places.map(({ position }) => position.id),
        ),
      ),
    );
  for (const { docHash } of others) seen.add(key(docHash));
  const twice = wanted.filter(({ guest }) => {
    const hash = key(guest.docHash);
    const isTaken = seen.has(hash);
    seen.add(hash);
    return isTaken;
  });
  refuse('DOCUMENT_USED', twice);
}
