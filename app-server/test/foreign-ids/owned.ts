import type { LetterBrief, Notification } from '@resort/mf-content/contract';
import type { Card, MemberSession } from '@resort/mf-membership/contract';
import type { PointsOrder, RewardOrder, Transaction } from '@resort/mf-dollars/contract';
import type { HotelOrder, HotelOrderDetail } from '@resort/mf-hotel/contract';
import type { Reserved } from '@resort/mf-shop/contract';
import type { MyVoucher } from '@resort/mf-vouchers/contract';
import type { CallKey } from '@resort/shared/contract';
import { encodeHotelId } from '@resort/shared/signing';
import { eq } from 'drizzle-orm';
import type { Database } from '../../src/platform/database/index.ts';
import { newRandom, send, type Identity } from '../platform/protocol/client.ts';
import { outboxOf } from '../platform/protocol/sign-in.ts';
import type { TestApp } from '../platform/protocol/test-app.ts';
import { createSecrets } from '../../src/platform/secrets/secrets.ts';
import { codeMac } from '../../src/core/one-time-code/rules.ts';
import { freeNight } from '../domains/hotel/free-stay.ts';
import {
  cart,
  cartItem,
  companion,
  otp,
  passkey,
  pushToken,
  savedCard,
  tillRequest,
  waiting,
} from '../../src/schema/index.ts';
import { exchangeItem } from '../../src/domains/dollars/tables/exchange.ts';
import { TABLE } from './table.ts';
import { NOBODYS_TICKETS, ticketsOf, type OwnedTickets } from './owned-tickets.ts';

/** A demo member's data that others could name in a call. */
export interface Owned {
  readonly userId: string;
  readonly cardId: string;
  readonly cardNo: string;
  readonly voucherId: string;
  readonly rewardOrderNo: string;
  readonly pointsOrderNo: string;
  /** a night that can be booked; it belongs to nobody */
  readonly night: { readonly checkIn: string; readonly checkOut: string };
  readonly reservationNo: string;
  /** an order that waits for payment: its number, its id in requests, and its price lock */
  readonly unpaid: { readonly orderNo: string; readonly id: string; readonly signTimerStr: string };
  /** a booked stay: its id in requests, and the price lock of another stay */
  readonly stay: {
    readonly id: string;
    readonly orderNo: string;
    readonly version: number;
    readonly signTimerStr: string;
  };
  readonly sessionId: string;
  readonly keyId: string;
  readonly cartItemId: string;
  readonly companionId: string;
  readonly savedCardId: string;
  readonly waitingId: string;
  readonly movementId: string;
  readonly tillRequestId: string;
  readonly letterId: string;
  readonly notificationId: string;
  /** the push address of a browser */
  readonly pushToken: string;
  /** codes that were sent to the member, to prove their identity and to close the membership */
  readonly proof: { readonly otpId: string; readonly code: string };
  readonly closing: { readonly otpId: string; readonly code: string };
  /** a proof of identity that was issued */
  readonly verifyTicket: string;
  readonly tickets: OwnedTickets;
}

/** The same shape with ids that were never issued. */
export const NOBODYS: Owned = {
  userId: '999999999',
  cardId: '999999999',
  cardNo: '999999999',
  night: { checkIn: '2027-01-01', checkOut: '2027-01-02' },
  voucherId: '999999999',
  rewardOrderNo: 'EXR999999999999',
  pointsOrderNo: 'EXP999999999999',
  reservationNo: 'T999999AAAAAAAA',
  unpaid: { orderNo: 'EXP999999999999', id: encodeHotelId('999999999'), signTimerStr: 'none' },
  stay: { id: encodeHotelId('999999999'), orderNo: 'H000000NOTHING', version: 1, signTimerStr: 'none' },
  sessionId: '999999999',
  keyId: '999999999',
  cartItemId: '999999999',
  companionId: '999999999',
  savedCardId: '999999999',
  waitingId: '999999999',
  movementId: '999999999',
  tillRequestId: '999999999',
  letterId: '999999999',
  notificationId: '999999999',
  pushToken: 'https://fcm.googleapis.com/nobody',
  proof: { otpId: 'f'.repeat(32), code: '123456' },
  closing: { otpId: 'f'.repeat(32), code: '123456' },
  verifyTicket: 'f'.repeat(43),
  tickets: NOBODYS_TICKETS,
};

const PUSH_TOKEN = 'https://fcm.googleapis.com/owner';

async function storeCard(db: Database, memberId: number): Promise<string> {
  const card = { brand: 'Visa', last4: '4242', expiryMonth: 8, expiryYear: 2099, savedAt: new Date() };
  const secret = { tokenSealed: Buffer.from('t'), cardHash: Buffer.from('c') };
  const [saved] = await db
    .insert(savedCard)
    .values({ memberId, provider: 'sandbox', ...card, ...secret })
    .returning();
  return String(saved?.id);
}

async function storeByHand(
  db: Database,
  memberId: number,
): Promise<
  Pick<
    Owned,
    'keyId' | 'cartItemId' | 'pushToken' | 'tillRequestId' | 'waitingId' | 'companionId' | 'savedCardId'
  >
> {
  const key = {
    memberId,
    credentialId: newRandom(),
    publicKey: Buffer.from('k'),
    counter: 0,
    transports: [],
  };
  const [added] = await db
    .insert(passkey)
    .values({ ...key, deviceName: 'Mac' })
    .returning();
  await db.insert(cart).values({ memberId }).onConflictDoNothing();
  const item = { memberId, itemType: 'ROOM', payload: {}, quantity: 1, amount: 1n, currency: 'MOP' };
  const [put] = await db
    .insert(cartItem)
    .values({ ...item, addedAt: new Date() })
    .returning();
  await db
    .insert(pushToken)
    .values({ memberId, token: PUSH_TOKEN, p256dh: 'p', auth: 'a', topics: ['ORDERS'] });
  const amounts = { currency: 'MOP', amount: 1n, dollars: 1n };
  const about = { partner: 'till', kind: 'DOLLARS' as const, refId: 'foreign', outlet: 'LOTUS-ROOM' };
  const confirmBy = new Date(Date.now() + 3_600_000);
  const [asked] = await db
    .insert(tillRequest)
    .values({ memberId, ...about, ...amounts, confirmBy })
    .returning();
  const what = { kind: 'SHOW', ticketId: 'FOREIGN', performanceId: '1' } as const;
  const [waits] = await db
    .insert(waiting)
    .values({ memberId, key: 'foreign', what, lastDay: '2099-01-01' })
    .returning();
  const [friend] = await db
    .insert(companion)
    .values({ memberId, firstName: 'Own', lastName: 'Companion' })
    .returning();
  return {
    savedCardId: await storeCard(db, memberId),
    companionId: String(friend?.id),
    waitingId: String(waits?.id),
    keyId: String(added?.id),
    cartItemId: String(put?.id),
    pushToken: PUSH_TOKEN,
    tillRequestId: String(asked?.id),
  };
}

/** The code is written directly: the member has open orders, so the product would send none. */
async function storeClosingCode(
  db: Database,
  memberId: number,
  recipient: string,
): Promise<Owned['closing']> {
  const closing = { otpId: newRandom(), code: '424242' };
  const secrets = createSecrets(Buffer.alloc(32, 7));
  await db.insert(otp).values({
    otpId: closing.otpId,
    purpose: 'CLOSE',
    channel: 'sms',
    recipient,
    memberId,
    codeMac: codeMac(secrets, closing.otpId, closing.code),
    status: 'SENT',
    sentAt: new Date(),
    expiresAt: new Date(Date.now() + 300_000),
  });
  return closing;
}

type Ask = <T>(call: CallKey, payload?: Record<string, unknown>) => Promise<T>;

/** The first seeded stay of the member, with a newly quoted price. */
async function stayOf(ask: Ask): Promise<Owned['stay']> {
  const { list } = await ask<{ list: HotelOrder[] }>('GET /hotel/orders', { status: 'UPCOMING' });
  const { id, version, rateCode, ...booked } = await ask<HotelOrderDetail>('GET /hotel/order/detail', {
    id: list[0]?.id,
  });
  const { hotelCode, roomTypeCode, checkIn, checkOut, adults, orderNo } = booked;
  const stay = { hotelCode, roomTypeCode, rateCode, checkIn, checkOut, orderNo };
  const people = { rooms: '1', adults: String(adults), children: '0' };
  const { signTimerStr } = await ask<{ signTimerStr: string }>('GET /hotel/getRatePrice', {
    ...stay,
    ...people,
  });
  return { id, orderNo, version, signTimerStr };
}

/** Messages from the resort to the member. */
async function writtenTo(ask: Ask): Promise<Pick<Owned, 'letterId' | 'notificationId'>> {
  const letters = await ask<{ list: LetterBrief[] }>('GET /Inbox/list');
  const notified = await ask<{ list: Notification[] }>('GET /notification/list');
  return { letterId: letters.list[0]?.id ?? '', notificationId: notified.list[0]?.id ?? '' };
}

/** A points order that waits for collection. */
async function readyOrder(ask: Ask): Promise<string> {
  const { list } = await ask<{ list: PointsOrder[] }>('GET /point/mall/getMyOrderList', { status: 'OPEN' });
  return list.find(({ status }) => status === 'READY')?.orderNo ?? '';
}

/**
 * Collects everything that belongs to the member with this phone, who has seeded orders and vouchers. `as`
 * is signed in.
 */
export async function belongingsOf(app: TestApp, db: Database, as: Identity, phone: string): Promise<Owned> {
  const ask = async <T>(call: CallKey, payload: Record<string, unknown> = {}): Promise<T> => {
    const { envelope } = await send<T>(app, call, {
      as,
      payload: { idempotencyKey: newRandom(), ...payload },
    });
    if (envelope.code !== 0) throw new Error(`${call}: ${JSON.stringify(envelope)}`);
    return envelope.data;
  };
  const code = async (call: CallKey, payload: Record<string, unknown> = {}) => {
    const { otpId } = await ask<{ otpId: string }>(call, payload);
    const [newest] = await outboxOf(app, `+853${phone}`);
    return { otpId, code: newest?.code ?? '' };
  };
  const [card] = await ask<Card[]>('GET /user/cards');
  const vouchers = await ask<{ list: MyVoucher[] }>('GET /offer/voucher');
  const moved = await ask<{ list: Transaction[] }>('POST /dollar/transaction', { unit: 'DOLLAR' });
  const reward = moved.list.find(({ orderNo }) => orderNo !== null)?.orderNo ?? '';
  await ask<RewardOrder>('GET /dollar/order/info', { orderNo: reward });
  const [candle] = await db.select().from(exchangeItem).where(eq(exchangeItem.code, 'GM-CANDLE'));
  const unpaid = await ask<PointsOrder>('POST /point/mall/pointsPayGoods', {
    goodsId: String(candle?.id),
    qty: 1,
    way: 'TOP_UP',
    expectedPoints: Number(candle?.topUpPoints),
    expectedCash: '60.00',
    pickupProperty: candle?.pickUp[0],
  });
  const reserved = await ask<Reserved>('POST /shop/reserver/order/add', TABLE);
  const sessions = await ask<MemberSession[]>('GET /member/sessions');
  const first = await code('POST /member/sendVerifyCode', { factor: 'phone' });
  const { verifyTicket } = await ask<{ verifyTicket: string }>('POST /member/checkVerifyCode', {
    ...first,
    purpose: 'REBIND',
  });
  return {
    userId: as.userId,
    cardId: card?.id ?? '',
    cardNo: card?.cardNo ?? '',
    night: await freeNight(ask, { hotelCode: 'sjm', roomTypeCode: 'SJM-DELUXE' }),
    voucherId: vouchers.list[0]?.id ?? '',
    rewardOrderNo: reward,
    pointsOrderNo: await readyOrder(ask),
    reservationNo: reserved.orderNo,
    unpaid: {
      orderNo: unpaid.orderNo,
      id: unpaid.pay?.id ?? '',
      signTimerStr: unpaid.pay?.signTimerStr ?? '',
    },
    stay: await stayOf(ask),
    sessionId: sessions.find(({ current }) => current)?.id ?? '',
    movementId: moved.list[0]?.id ?? '',
    ...(await writtenTo(ask)),
    ...(await storeByHand(db, Number(as.userId))),
    proof: await code('POST /member/sendVerifyCode', { factor: 'phone' }),
    closing: await storeClosingCode(db, Number(as.userId), `+853${phone}`),
    verifyTicket,
    tickets: await ticketsOf(ask),
  };
}
