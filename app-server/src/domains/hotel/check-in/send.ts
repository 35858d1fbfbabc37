import { isSameGuest, type checkInCalls } from '@resort/mf-hotel/contract';
import { eq } from 'drizzle-orm';
import { docProblem, normalizeDocNo } from '@resort/shared/documents';
import { checkLife } from '../../../core/member/birth-date.ts';
import { isCountry } from '../../../core/member/country.ts';
import { given, invalid } from '../../../core/member/details.ts';
import { editOrder } from '../../../core/orders/edit.ts';
import { lockOrder } from '../../../core/orders/locked-order.ts';
import type { ContextOf, Services } from '../../../platform/context.ts';
import { inTransaction, type Transaction } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { bookedBy, type Booked } from '../stays/booked.ts';
import { editGuests } from '../stays/stay-rows.ts';
import { stayCheckIn, stayCheckInGuest } from '../tables/check-in.ts';
import { givenFor, openNumber, sealNumber, type GuestRow } from './given.ts';
import { checkInOf, mostGuests, ownStayByNo } from './read.ts';
import { arrivalTimes, checkInState } from '../stays/check-in-window.ts';

type Context = ContextOf<typeof checkInCalls, 'POST /hotel/check-in'>;
type Body = Context['body'];
type SentGuest = Body['guests'][number];

/** What the form should not have sent. Throws BAD_REQUEST. */
function assertOffered({ arrivalTime, bed, guests }: Body, booked: Booked): void {
  if (!arrivalTimes(booked.hotel.checkInFrom).includes(arrivalTime)) throw invalid('arrivalTime');
  if (bed !== undefined && !booked.roomType.bedChoices.includes(bed)) throw invalid('bed');
  if (guests.length > mostGuests(booked)) throw invalid('guests');
  const isTwice = guests.some((one, at) => guests.findIndex((other) => isSameGuest(one, other)) !== at);
  if (isTwice) throw invalid('guests');
}

/** The number as typed, or the one that was sent before. Throws DOCUMENT_FORMAT with the guest's place. */
function numberOf(
  { secrets }: Pick<Services, 'secrets'>,
  {
    guest,
    place,
    kept,
  }: { readonly guest: SentGuest; readonly place: number; readonly kept: readonly GuestRow[] },
): string {
  const { docType, dateOfBirth } = guest;
  const typed = given(guest.docNo);
  const same = kept.find((row) => isSameGuest(row, guest) && row.docType === docType);
  const docNo =
    typed === undefined && same !== undefined ? openNumber(secrets, same) : normalizeDocNo(typed ?? '');
  const problem = docProblem(docType, docNo, dateOfBirth);
  if (problem !== null) throw new DomainError('DOCUMENT_FORMAT', {}, { problem, guest: place });
  return docNo;
}

async function replaceGuests(
  tx: Transaction,
  context: Context,
  { orderId, kept }: { readonly orderId: number; readonly kept: readonly GuestRow[] },
): Promise<void> {
  const rows = context.body.guests.map((guest, position) => {
    const { firstName, lastName, docType, nationality, dateOfBirth } = guest;
    checkLife(dateOfBirth, context.clock.now());
    if (!isCountry(nationality)) throw invalid('nationality');
    const docNo = numberOf(context, { guest, place: position, kept });
    const docSealed = sealNumber(context.secrets, orderId, docNo);
    return { orderId, position, firstName, lastName, docType, docSealed, nationality, dateOfBirth };
  });
  const { bed = null } = context.body;
  const sentAt = context.clock.now();
  await tx.delete(stayCheckIn).where(eq(stayCheckIn.orderId, orderId));
  await tx.insert(stayCheckIn).values({ orderId, bed, sentAt });
  await tx.insert(stayCheckInGuest).values(rows);
}

/**
 * Stores the check-in data of an own stay in the place of what was sent before, and the expected time in the order. Throws
 * CHECK_IN_CLOSED, DOCUMENT_FORMAT, DOB, and BAD_REQUEST for what was not offered.
 */
export async function sendCheckIn(context: Context) {
  const { db, clock, caller, body } = context;
  const { id: orderId } = await ownStayByNo(context, body.orderNo);
  const order = await inTransaction(db, async (tx) => {
    const { order: locked, isOverdue } = await lockOrder(tx, clock, orderId);
    const booked = await bookedBy(tx, orderId);
    if (isOverdue || checkInState(clock, locked, booked) !== 'OPEN') throw new DomainError('CHECK_IN_CLOSED');
    assertOffered(body, booked);
    const kept = (await givenFor(tx, orderId))?.guests ?? [];
    await replaceGuests(tx, context, { orderId, kept });
    await editGuests(tx, orderId, { arrivalTime: body.arrivalTime });
    return editOrder(tx, clock, {
      orderId,
      version: locked.version,
      event: 'CHECK_IN_SENT',
      actor: `member ${caller.memberId}`,
    });
  });
  return checkInOf(context, order);
}
