import { MOST_GUESTS, type realNameCalls } from '@resort/mf-ticketing/contract';
import { and, eq } from 'drizzle-orm';
import { lockMember } from '../../../core/member/lock-member.ts';
import type { ContextOf } from '../../../platform/context.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import { inTransaction, type Transaction } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { realName } from '../tables/real-names.ts';
import { boundGuests } from './bound-guests.ts';
import { guestDetails } from './details.ts';
import { hashDocument, sealDocNo } from './document.ts';
import { guestsOf, type GuestRow } from './guest-row.ts';

type Context = ContextOf<typeof realNameCalls, 'POST /realName/save'>;
type Values = Omit<typeof realName.$inferInsert, 'id' | 'memberId'>;

/** The fields that identify a guest: they cannot change while a ticket depends on them. */
const IDENTITY = ['docType', 'hanName', 'firstName', 'lastName', 'dateOfBirth', 'nationality'] as const;

const isSomebodyElse = (kept: GuestRow, values: Values) =>
  !kept.docHash.equals(values.docHash) || IDENTITY.some((field) => kept[field] !== values[field]);

interface Edit {
  readonly kept: GuestRow | undefined;
  readonly values: Values;
  readonly saved: readonly GuestRow[];
}

/** Throws GUEST_TWICE with data.id, TOO_MANY_GUESTS, GUEST_BOUND. */
async function check(tx: Transaction, clock: Clock, { kept, values, saved }: Edit): Promise<void> {
  const twin = saved.find(({ id, docHash }) => id !== kept?.id && docHash.equals(values.docHash));
  if (twin) throw new DomainError('GUEST_TWICE', {}, { id: String(twin.id) });
  if (kept === undefined) {
    if (saved.length >= MOST_GUESTS) throw new DomainError('TOO_MANY_GUESTS', { max: MOST_GUESTS });
    return;
  }
  const isBound = (await boundGuests(tx, clock, [kept.id])).has(kept.id);
  if (isBound && isSomebodyElse(kept, values)) throw new DomainError('GUEST_BOUND');
}

async function store(tx: Transaction, memberId: number, { kept, values }: Edit): Promise<number> {
  // the guest that the member marked as themselves
  if (values.isSelf) {
    const wasSelf = and(eq(realName.memberId, memberId), eq(realName.isSelf, true));
    await tx.update(realName).set({ isSelf: false }).where(wasSelf);
  }
  const [row] =
    kept === undefined
      ? await tx
          .insert(realName)
          .values({ memberId, ...values })
          .returning({ id: realName.id })
      : await tx.update(realName).set(values).where(eq(realName.id, kept.id)).returning({ id: realName.id });
  if (row === undefined) throw new Error('a guest was not stored');
  return row.id;
}

/**
 * Saves or edits one of the caller's guests; the lock on the member's row keeps concurrent requests within the
 * limits.
 */
export async function saveGuest(context: Context) {
  const { db, clock, caller, body } = context;
  const { memberId } = caller;
  const id = await inTransaction(db, async (tx) => {
    await lockMember(tx, memberId);
    const saved = await guestsOf(tx, memberId);
    const kept = saved.find((one) => String(one.id) === body.id);
    if (body.id !== undefined && kept === undefined) throw new DomainError('NOT_YOURS');
    const { docNo, details } = guestDetails(context, body, kept);
    const values = {
      ...details,
      docSealed: sealDocNo(context, memberId, docNo),
      docHash: hashDocument(context, { ...details, docNo }),
      consentAt: clock.now(),
    };
    const edit = { kept, values, saved };
    await check(tx, clock, edit);
    return store(tx, memberId, edit);
  });
  return { id: String(id) };
}
