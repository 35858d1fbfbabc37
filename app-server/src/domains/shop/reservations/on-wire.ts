import type { Reservation, ReservationBrief, ReservationStatus, Reserved } from '@resort/mf-shop/contract';
import { moneyText, parseMoney, type Language } from '@resort/shared/contract';
import { encodeHotelId } from '@resort/shared/signing';
import { coverOf } from '../../../core/pictures/picture-of.ts';
import { OCCASIONS } from '../texts/shop-choices.ts';
import { statusOf, type Order } from '../../../core/orders/order-kind.ts';
import { penaltyAt } from '../../../core/orders/cancel-rule.ts';
import { attemptsOf } from '../../../core/payments/attempts.ts';
import { lockOrderPrice } from '../../../core/payments/pay-lock.ts';
import { addressOf, placeOf } from '../../../core/properties/properties.ts';
import { partsOnWire } from '../../../core/orders/refunds/part.ts';
import { plannedBack } from '../../../core/refunds/plan.ts';
import { refundedOf } from '../../../core/orders/refunds/recorded.ts';
import type { Executor, RequestContext } from '../../../platform/context.ts';
import { macauInstant } from '../../../platform/time/clock.ts';
import { timeOf } from '../availability/slots-on-wire.ts';
import type { ShopFacts } from '../availability/shop-facts.ts';
import { cancelRuleOf, freeUntil } from '../terms/cancel-terms.ts';
import type { ReservationRow } from '../terms/reservation-row.ts';
import { lastMoveOf } from './moves.ts';
import { changeOf, reasonOf } from './said-on-wire.ts';
import { visitEarnings } from '../terms/visit-earnings.ts';
import { treatmentPrice, treatmentsTotal } from '../availability/quote.ts';

type Asked = RequestContext & { readonly db: Executor };

/** An order with all its data. */
export interface Found {
  readonly order: Order;
  readonly row: ReservationRow;
  readonly facts: ShopFacts;
}

const NAMES: Readonly<Record<string, ReservationStatus>> = {
  HELD_TO_ASK: 'HELD',
  EXPIRED_TO_ASK: 'EXPIRED',
};

/** The status for members, who need not know whether a venue will be asked. */
const statusOnWire = ({ status }: Order): ReservationStatus => NAMES[status] ?? (status as ReservationStatus);

const holdUntil = ({ heldUntil }: Order) => (heldUntil === null ? null : macauInstant(heldUntil));

export function reservedOnWire(order: Order): Reserved {
  return {
    orderNo: order.orderNo,
    id: encodeHotelId(String(order.id)),
    status: statusOnWire(order),
    holdUntil: holdUntil(order),
    payable: moneyText(order.payable),
    currency: 'MOP',
  };
}

export function briefOnWire({ order, row, facts }: Found, language: Language): ReservationBrief {
  const { shop, outlet } = facts;
  return {
    orderNo: order.orderNo,
    shopId: shop.code,
    shopName: outlet.name[language],
    kind: shop.kind,
    picture: coverOf(shop.pictures, language),
    property: placeOf(outlet.property, language),
    date: macauInstant(row.startsAt).slice(0, 10),
    time: timeOf(row.startsAt),
    endTime: timeOf(row.endsAt),
    party: row.party,
    status: statusOnWire(order),
    holdUntil: holdUntil(order),
    payable: moneyText(order.payable),
    currency: 'MOP',
  };
}

/** The payment data while it is held. A part of a checkout is paid with the checkout. */
function payOf(context: RequestContext, order: Order): Reservation['pay'] {
  const { phase } = statusOf(order, order.status);
  if (phase !== 'held' || order.heldUntil === null || order.parentId !== null) return null;
  return {
    id: encodeHotelId(String(order.id)),
    signTimerStr: lockOrderPrice(context, order).signTimerStr,
    amount: moneyText(order.payable),
    holdUntil: macauInstant(order.heldUntil),
  };
}

function whatOf({ row, facts: { shop } }: Found, language: Language) {
  const area = shop.areas.find(({ code }) => code === row.place);
  const occasion = OCCASIONS.find(({ code }) => code === row.occasion);
  return {
    area: area ? { code: area.code, name: area.name[language], isPrivate: area.isPrivate } : null,
    services: shop.services
      .filter(({ code }) => row.services.includes(code))
      .map((service) => ({
        serviceId: service.code,
        name: service.name[language],
        minutes: service.minutes,
        price: treatmentPrice(service),
      })),
    therapist: row.therapistWish,
    therapists: shop.therapists
      .filter(({ code }) => row.therapists.includes(code))
      .map(({ name }) => name[language]),
    occasion: occasion ? { code: occasion.code, name: occasion.names[language] } : null,
  };
}

/** The possible actions, and the cancellation fee. */
function rightsOf({ order, row }: Found, now: Date) {
  const { phase, cancelsTo } = statusOf(order, order.status);
  const isAhead = now < row.startsAt;
  const cancelRule = cancelRuleOf(order, row);
  const isConfirmed = order.status === 'REQUESTED' || order.status === 'RESERVED';
  const due = phase === 'confirmed' ? penaltyAt(cancelRule, order.total, now) : 0n;
  return {
    cancelRule,
    canModify: isConfirmed && now <= freeUntil(row),
    canCancel: cancelsTo !== undefined && isAhead && (phase !== 'held' || order.parentId === null),
    penalty: moneyText(order.penalty ?? (cancelsTo === undefined ? 0n : due)),
  };
}

/** The possible refund, past refunds, and every payment attempt. */
async function moneyOf({ db, clock, language }: Asked, { order, row }: Found, penalty: bigint) {
  const parts = row.startsAt <= clock.now() ? [] : await plannedBack(db, clock, order, penalty);
  return {
    refundNow: await partsOnWire(db, parts, language),
    refunded: await refundedOf(db, order.id, language),
    payments: await attemptsOf(db, order),
  };
}

/** The visit is ahead: what is paid then has not been reported. */
const AHEAD: readonly string[] = ['HELD', 'HELD_TO_ASK', 'REQUESTED', 'RESERVED'];

async function earnsOf({ db, clock }: Asked, { order, row, facts }: Found): Promise<Reservation['earns']> {
  if (!AHEAD.includes(order.status)) return null;
  const chosen = facts.shop.services.filter(({ code }) => row.services.includes(code));
  const total = treatmentsTotal(chosen, row.party);
  return visitEarnings(db, clock, { memberId: order.memberId, kind: facts.shop.kind, total });
}

export async function reservationOnWire(context: Asked, found: Found): Promise<Reservation> {
  const { order, row, facts } = found;
  const { language, clock } = context;
  const { contact } = row;
  const rights = rightsOf(found, clock.now());
  return {
    ...briefOnWire(found, language),
    version: order.version,
    channel: row.channel,
    startsAt: macauInstant(row.startsAt),
    endsAt: macauInstant(row.endsAt),
    orderedAt: macauInstant(order.orderedAt),
    children: row.children,
    ...whatOf(found, language),
    contact: contact ?? { title: 'MS', firstName: '', lastName: '', areaCode: '+853', phone: '' },
    remarks: row.remarks,
    address: addressOf(facts.outlet.property, language),
    inChinese: { name: facts.outlet.name.tc, address: addressOf(facts.outlet.property, 'tc') },
    phone: facts.outlet.phone,
    geo: { lat: facts.shop.lat, lng: facts.shop.lng },
    deposit: moneyText(order.total),
    deduct: moneyText(order.voucherAmount),
    earns: await earnsOf(context, found),
    payStatus: order.payStatus,
    pay: payOf(context, order),
    ...rights,
    ...(await moneyOf(context, found, parseMoney(rights.penalty))),
    change: changeOf(found, language),
    moved: await lastMoveOf(context.db, order.id),
    cancelReason: reasonOf(found, language),
  };
}
