import { inEach, type Language } from '@resort/shared/contract';
import { formatBusinessDate, formatTime } from '@resort/shared/format';
import { eq } from 'drizzle-orm';
import { YOUR_ORDER } from '../../../core/announcements/letters.ts';
import { orderKind, statusOf, type Order } from '../../../core/orders/order-kind.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { member, orders, stayReview } from '../../../schema/index.ts';
import { offer } from '../../offers/tables/offers.ts';

/** What a reminder says; its member may have become inactive. */
export interface Reminded {
  readonly memberId: number;
  readonly link: string;
  values(language: Language): Readonly<Record<'what' | 'date', string>>;
}

async function orderOf(tx: Transaction, orderId: number): Promise<Order | undefined> {
  const [found] = await tx.select().from(orders).where(eq(orders.id, orderId));
  return found;
}

const linkOf = (order: Order): string => orderKind(order.kind).screen?.(order) ?? '/my-plans';

/** What an order is of, in each language. */
async function namesOf(tx: Transaction, order: Order): Promise<Readonly<Record<Language, string>>> {
  const { describe } = orderKind(order.kind);
  const names: Record<Language, string> = { ...YOUR_ORDER };
  for (const language of Object.keys(names) as Language[])
    names[language] = (await describe?.(tx, { order, language }))?.title ?? names[language];
  return names;
}

/** An order that is still held; undefined once it is paid, cancelled or over. */
export async function endingHold(
  tx: Transaction,
  clock: Clock,
  orderId: number,
): Promise<Reminded | undefined> {
  const order = await orderOf(tx, orderId);
  if (order === undefined || order.heldUntil === null || order.heldUntil <= clock.now()) return undefined;
  if (statusOf(order, order.status).phase !== 'held') return undefined;
  const names = await namesOf(tx, order);
  const date = formatTime(order.heldUntil);
  return {
    memberId: order.memberId,
    link: linkOf(order),
    values: (language) => ({ what: names[language], date }),
  };
}

/** A stay that has ended and that its member has not reviewed. */
export async function finishedStay(tx: Transaction, orderId: number): Promise<Reminded | undefined> {
  const order = await orderOf(tx, orderId);
  if (order?.status !== 'CHECKED_OUT') return undefined;
  if ((await tx.$count(stayReview, eq(stayReview.orderId, orderId))) > 0) return undefined;
  const names = await namesOf(tx, order);
  return {
    memberId: order.memberId,
    link: linkOf(order),
    values: (language) => ({ what: names[language], date: '' }),
  };
}

/** A booking that is still confirmed for the day. */
export async function comingBooking(
  tx: Transaction,
  clock: Clock,
  { orderId, on }: { readonly orderId: number; readonly on: string },
): Promise<Reminded | undefined> {
  const order = await orderOf(tx, orderId);
  if (order === undefined) return undefined;
  const { phase, isUnanswered } = statusOf(order, order.status);
  if (phase !== 'confirmed' || isUnanswered) return undefined;
  const { upcoming } = orderKind(order.kind);
  const texts = inEach(() => ({ what: '', date: '' }));
  for (const language of Object.keys(texts) as Language[]) {
    const [booking] = (await upcoming?.(tx, { clock, language, orders: [order] })) ?? [];
    if (booking?.from !== on) return undefined;
    const day = formatBusinessDate(on, language);
    const date = booking.time === null ? day : `${day} ${booking.time}`;
    texts[language] = { what: booking.title, date };
  }
  return { memberId: order.memberId, link: linkOf(order), values: (language) => texts[language] };
}

/** A stay whose online check-in is open and not done; its day of arrival is the date. */
export async function openCheckIn(
  tx: Transaction,
  clock: Clock,
  orderId: number,
): Promise<Reminded | undefined> {
  const order = await orderOf(tx, orderId);
  if (order === undefined) return undefined;
  const { upcoming } = orderKind(order.kind);
  const texts = inEach(() => ({ what: '', date: '' }));
  let link = '';
  for (const language of Object.keys(texts) as Language[]) {
    const [booking] = (await upcoming?.(tx, { clock, language, orders: [order] })) ?? [];
    if (booking?.checkIn === undefined || booking.checkIn.isSent) return undefined;
    ({ link } = booking.checkIn);
    texts[language] = { what: booking.title, date: formatBusinessDate(booking.from, language) };
  }
  return { memberId: order.memberId, link, values: (language) => texts[language] };
}

export async function newOffer(
  tx: Transaction,
  { offerId, memberId }: { readonly offerId: number; readonly memberId: number },
): Promise<Reminded | undefined> {
  const [found] = await tx.select().from(offer).where(eq(offer.id, offerId));
  if (found === undefined) return undefined;
  const values = (language: Language) => ({ what: found.title[language], date: found.summary[language] });
  return { memberId, link: `/offer?id=${found.id}`, values };
}

export async function birthdayGift(tx: Transaction, memberId: number): Promise<Reminded | undefined> {
  const [own] = await tx.select().from(member).where(eq(member.id, memberId));
  if (own === undefined) return undefined;
  return { memberId, link: '/my-benefits', values: () => ({ what: '', date: '' }) };
}
