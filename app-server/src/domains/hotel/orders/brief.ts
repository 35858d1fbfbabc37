import { hotelOrderStatus, type HotelOrder } from '@resort/mf-hotel/contract';
import { moneyText, type Language } from '@resort/shared/contract';
import { daysBetween } from '@resort/shared/format';
import { propertyName } from '../../../core/properties/properties.ts';
import type { Order } from '../../../core/orders/order-kind.ts';
import type { Booked } from '../stays/booked.ts';
import { coverOf } from '../../../core/pictures/picture-of.ts';
import { mayCancel, mayModify } from '../stays/may.ts';
import { macauInstant, type Clock } from '../../../platform/time/clock.ts';

export interface SeenBy {
  readonly clock: Clock;
  readonly language: Language;
}

/** An ordered stay, as lists show it. */
export function briefOf({ clock, language }: SeenBy, order: Order, booked: Booked): HotelOrder {
  const { row, hotel, roomType, plan } = booked;
  const { checkIn, checkOut, rooms, adults, children, payType } = row;
  return {
    id: String(order.id),
    orderNo: order.orderNo,
    status: hotelOrderStatus.parse(order.status),
    payStatus: order.payStatus,
    hotelCode: hotel.code,
    hotelName: propertyName(hotel.code, language),
    roomTypeCode: roomType.code,
    roomName: roomType.texts[language].name,
    rateName: plan.texts[language].name,
    picture: coverOf(roomType.pictures, language),
    checkIn,
    checkOut,
    nights: daysBetween(checkIn, checkOut),
    rooms,
    adults,
    children,
    total: moneyText(order.total),
    currency: order.currency,
    payType,
    holdUntil: order.heldUntil === null ? null : macauInstant(order.heldUntil),
    canCancel: mayCancel(order, row, clock),
    canModify: mayModify(order, row, clock),
  };
}
