import type { NameChanges, profileCalls } from '@resort/mf-membership/contract';
import { isEnglishName, normalizeName } from '@resort/shared/contract';
import { desc, eq } from 'drizzle-orm';
import { lockMember } from '../../../core/member/lock-member.ts';
import { askForName, freeFrom } from '../../../core/member/name-change.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { macauDate, macauInstant } from '../../../platform/time/clock.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { nameChange } from '../../../schema/index.ts';

const MOST_CHANGES = 20;

/** Changes the caller's name, or has the change reviewed. Throws NAME_EN. */
export async function updateName(context: ContextOf<typeof profileCalls, 'POST /member/updateName'>) {
  const { body, db, caller } = context;
  const { firstName, lastName, reason } = body;
  if (!isEnglishName(firstName) || !isEnglishName(lastName)) throw new DomainError('NAME_EN');
  const asked = {
    firstName: normalizeName(firstName),
    lastName: normalizeName(lastName),
    reason: reason.trim(),
  };
  return inTransaction(db, async (tx) => {
    const own = await lockMember(tx, caller.memberId);
    return { status: await askForName(tx, context, own, asked) };
  });
}

export async function nameChangesOf({
  db,
  clock,
  caller,
}: ContextOf<typeof profileCalls, 'GET /member/nameChanges'>): Promise<NameChanges> {
  const { memberId } = caller;
  const [free, changes] = await Promise.all([
    freeFrom(db, memberId),
    db
      .select()
      .from(nameChange)
      .where(eq(nameChange.memberId, memberId))
      .orderBy(desc(nameChange.id))
      .limit(MOST_CHANGES),
  ]);
  const isFree = free === undefined || free <= macauDate(clock.now());
  return {
    freeFrom: isFree ? null : free,
    changes: changes.map(({ status, firstName, lastName, at }) => ({
      status,
      firstName,
      lastName,
      at: macauInstant(at),
    })),
  };
}
