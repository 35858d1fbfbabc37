import type { realNameCalls } from '@resort/mf-ticketing/contract';
import { maskPhone } from '@resort/shared/contract';
import { eq } from 'drizzle-orm';
import type { ContextOf, Executor } from '../../../platform/context.ts';
import { member } from '../../../schema/index.ts';
import { boundGuests } from './bound-guests.ts';
import { guestOnWire } from './on-wire.ts';
import { findGuest, guestsOf, type GuestRow } from './guest-row.ts';

type Asked = Pick<
  ContextOf<typeof realNameCalls, 'GET /realName/list'>,
  'db' | 'clock' | 'secrets' | 'language'
>;

async function ownDetails(db: Executor, memberId: number) {
  const [own] = await db.select().from(member).where(eq(member.id, memberId));
  if (own === undefined) throw new Error('the member has gone');
  return own;
}

async function onWire(context: Asked, memberId: number, rows: readonly GuestRow[]) {
  const { db, clock } = context;
  const own = await ownDetails(db, memberId);
  const bound = await boundGuests(
    db,
    clock,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => guestOnWire(row, { ...context, own, isBound: bound.has(row.id) }));
}

export async function guestList(context: ContextOf<typeof realNameCalls, 'GET /realName/list'>) {
  const { db, caller } = context;
  return onWire(context, caller.memberId, await guestsOf(db, caller.memberId));
}

export async function guestInfo(context: ContextOf<typeof realNameCalls, 'GET /realName/info'>) {
  const { db, caller, query } = context;
  const row = await findGuest(db, { memberId: caller.memberId, id: Number(query.id) });
  const [brief] = await onWire(context, caller.memberId, [row]);
  if (brief === undefined) throw new Error('a guest was lost on the way');
  const { hanName, firstName, lastName, dateOfBirth, nationality, docExpiry, areaCode, consentVersion } = row;
  return {
    ...brief,
    hanName,
    firstName,
    lastName,
    dateOfBirth,
    nationality,
    docExpiry,
    areaCode,
    phone: row.phone === null ? null : maskPhone(row.phone),
    consentVersion,
  };
}
