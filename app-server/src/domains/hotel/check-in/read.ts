import { MOST_GUESTS, type CheckIn, type checkInCalls } from '@resort/mf-hotel/contract';
import { DOC_TYPES, maskDocNo } from '@resort/shared/documents';
import { encodeHotelId } from '@resort/shared/signing';
import { DOC_TYPE_NAMES } from '../../../core/member/document-names.ts';
import { findOwnOrder } from '../../../core/orders/find.ts';
import type { Order } from '../../../core/orders/order-kind.ts';
import { propertyName } from '../../../core/properties/properties.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { macauInstant } from '../../../platform/time/clock.ts';
import { ROOM } from '../rates/stay.ts';
import { bookedBy, type Booked } from '../stays/booked.ts';
import { givenFor, openNumber } from './given.ts';
import { arrivalTimes, checkInState, checkInWindow } from '../stays/check-in-window.ts';

type Asked = Pick<
  ContextOf<typeof checkInCalls, 'GET /hotel/check-in'>,
  'db' | 'clock' | 'secrets' | 'language'
>;

/** The caller's own stay; NOT_YOURS for any other order. */
export async function ownStayByNo(
  {
    db,
    clock,
    caller,
  }: Pick<ContextOf<typeof checkInCalls, 'GET /hotel/check-in'>, 'db' | 'clock' | 'caller'>,
  orderNo: string,
): Promise<Order> {
  const order = await findOwnOrder(db, clock, { memberId: caller.memberId, orderNo });
  if (order.kind !== ROOM) throw new DomainError('NOT_YOURS');
  return order;
}

/** The most guests who can be named: all who were booked, but not fewer than were named. */
export const mostGuests = ({ row }: Booked): number =>
  Math.max(row.guests.length, Math.min(row.adults + row.children, MOST_GUESTS));

/** The chosen beds, unless the room was changed to one without the choice. */
export const bedOf = (bed: string | null, { roomType }: Booked) =>
  roomType.bedChoices.find((one) => one === bed) ?? null;

async function givenOnWire({ db, secrets }: Asked, booked: Booked): Promise<CheckIn['given']> {
  const given = await givenFor(db, booked.row.orderId);
  if (given === undefined) return null;
  return {
    at: macauInstant(given.sentAt),
    arrivalTime: booked.row.arrivalTime,
    bed: bedOf(given.bed, booked),
    guests: given.guests.map((row) => {
      const { firstName, lastName, docType, nationality, dateOfBirth } = row;
      const docNo = maskDocNo(openNumber(secrets, row));
      return { firstName, lastName, docType, docNo, nationality, dateOfBirth };
    }),
  };
}

/** Everything that the form of a stay needs, with the numbers masked. */
export async function checkInOf(asked: Asked, order: Order): Promise<CheckIn> {
  const { clock, db, language } = asked;
  const booked = await bookedBy(db, order.id);
  const { row, hotel, roomType } = booked;
  const { opensAt, closesAt } = checkInWindow(booked);
  return {
    orderNo: order.orderNo,
    state: checkInState(clock, order, booked),
    opensAt: macauInstant(opensAt),
    closesAt: macauInstant(closesAt),
    hotelName: propertyName(hotel.code, language),
    roomName: roomType.texts[language].name,
    stayId: encodeHotelId(String(order.id)),
    checkIn: row.checkIn,
    paysAtHotel: row.payType === 'AT_HOTEL',
    times: arrivalTimes(hotel.checkInFrom),
    beds: roomType.bedChoices,
    mostGuests: mostGuests(booked),
    guests: [...row.guests],
    documents: DOC_TYPES.map((code) => ({ code, name: DOC_TYPE_NAMES[code][language] })),
    given: await givenOnWire(asked, booked),
  };
}

export const readCheckIn = async (context: ContextOf<typeof checkInCalls, 'GET /hotel/check-in'>) =>
  checkInOf(context, await ownStayByNo(context, context.query.orderNo));
