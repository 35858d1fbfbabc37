import { normalizeName } from '@resort/shared/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { insiderCard } from '../../../schema/index.ts';

export interface Holder {
  readonly firstName: string;
  readonly lastName: string;
  /** YYYY-MM-DD */
  readonly dateOfBirth: string | undefined;
}

const sameName = (a: string, b: string) => normalizeName(a).toUpperCase() === normalizeName(b).toUpperCase();
/** The normalised number of a card. */
export const insiderId = (typed: string) => typed.trim().toUpperCase();

/** The card, if both names match, and the date of birth if it is given. */
export async function cardOf(db: Executor, typed: string, holder: Holder) {
  const [found] = await db
    .select()
    .from(insiderCard)
    .where(eq(insiderCard.insiderId, insiderId(typed)));
  if (found === undefined) return undefined;
  const isTheirs =
    sameName(found.firstName, holder.firstName) &&
    sameName(found.lastName, holder.lastName) &&
    (holder.dateOfBirth === undefined || found.dateOfBirth === holder.dateOfBirth);
  return isTheirs ? found : undefined;
}

/** Links the card to a member; of several concurrent calls one succeeds. Throws CARD_LINKED. */
export async function linkCard(db: Executor, typed: string, memberId: number): Promise<void> {
  const linked = await db
    .update(insiderCard)
    .set({ memberId })
    .where(and(eq(insiderCard.insiderId, insiderId(typed)), isNull(insiderCard.memberId)))
    .returning({ insiderId: insiderCard.insiderId });
  if (linked.length === 0) throw new DomainError('CARD_LINKED');
}
