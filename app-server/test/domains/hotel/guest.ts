import type { AddressInfo } from 'node:net';
import type { HotelOrderDetail, Payable, Stay } from '@resort/mf-hotel/contract';
import type { CartItem, PaymentStarted, RefundPart } from '@resort/shared/calls/rows';
import type { CallKey, Envelope } from '@resort/shared/contract';
import { addDays } from '@resort/shared/format';
import { ROOM_TYPE } from './stays/plain-nights.ts';
import { newRandom, send, type Identity } from '../../platform/protocol/client.ts';
import { withSignCheck } from '../../platform/protocol/sign-check.ts';
import type { TestApp } from '../../platform/protocol/test-app.ts';

export interface StayWish {
  readonly rateCode?: string;
  readonly roomTypeCode?: string;
  readonly checkIn: string;
  readonly nights?: number;
  readonly rooms?: number;
  readonly currency?: 'MOP' | 'HKD';
  /** the booking that it would replace */
  readonly orderNo?: string;
}

export interface Quote {
  readonly stay: Stay;
  readonly total: string;
  readonly refund: readonly RefundPart[];
  readonly signTimerStr: string;
}

export const WHO = {
  guests: [{ firstName: 'Mei', lastName: 'Wong' }],
  contact: { areaCode: '+853', phone: '66123456', email: 'mei@example.com' },
};

export interface Reserved {
  readonly id: string;
  readonly orderNo: string;
  readonly status: string;
  readonly holdUntil: string | null;
  readonly payable: string;
  readonly orders: readonly { readonly id: string; readonly orderNo: string; readonly status: string }[];
}

/** A guest's actions, by the calls that the screens make. */
export class Guest {
  readonly app: TestApp;
  readonly as: Identity;

  constructor(app: TestApp, as: Identity) {
    this.app = app;
    this.as = as;
  }

  async call<T>(key: CallKey, payload: Readonly<Record<string, unknown>>): Promise<Envelope<T>> {
    return (await send<T>(this.app, key, { as: this.as, payload })).envelope;
  }

  once<T>(key: CallKey, payload: Readonly<Record<string, unknown>>): Promise<Envelope<T>> {
    return this.call(key, { idempotencyKey: newRandom(), ...payload });
  }

  async quote(wish: StayWish): Promise<Quote> {
    const { rateCode = 'DINE', roomTypeCode = ROOM_TYPE, checkIn, nights = 2, rooms = 1 } = wish;
    const { currency = 'MOP', orderNo } = wish;
    const { code, data } = await this.call<Quote>('GET /hotel/getRatePrice', {
      hotelCode: roomTypeCode.slice(0, 3).toLowerCase(),
      roomTypeCode,
      rateCode,
      checkIn,
      checkOut: addDays(checkIn, nights),
      rooms: String(rooms),
      adults: String(rooms),
      children: '0',
      currency,
      ...(orderNo === undefined ? {} : { orderNo }),
    });
    if (code !== 0) throw new Error(`no quote: ${code}`);
    return data;
  }

  async reserve(wish: StayWish, more: Readonly<Record<string, unknown>> = {}): Promise<Envelope<Reserved>> {
    const { signTimerStr } = await this.quote(wish);
    return this.once('POST /order/booking/hotel/reserve', { signTimerStr, ...WHO, ...more });
  }

  /** Adds a stay to the cart at its current price. */
  async addToCart(wish: StayWish): Promise<Quote> {
    const { stay, signTimerStr, ...quote } = await this.quote(wish);
    const item = { itemType: 'ROOM', qty: 1, payload: { ...stay, currency: 'MOP' } };
    const payload = { ...item, signTimerStr, idempotencyKey: newRandom() };
    const change = withSignCheck('POST /hotel/cart', this.as);
    const { envelope } = await send(this.app, 'POST /hotel/cart', { as: this.as, payload, change });
    if (envelope.code !== 0) throw new Error(`not in the cart: ${envelope.code}`);
    return { ...quote, stay, signTimerStr };
  }

  async cart(): Promise<{ items: CartItem[] }> {
    return (await this.call<{ items: CartItem[] }>('GET /hotel/carts', {})).data;
  }

  async detail(id: string): Promise<HotelOrderDetail> {
    return (await this.call<HotelOrderDetail>('GET /hotel/order/detail', { id })).data;
  }

  /** Starts a payment and returns its number; the payment page is not submitted. */
  async startPaying(
    due: Payable,
    more: Readonly<Record<string, unknown>> = {},
  ): Promise<Envelope<PaymentStarted>> {
    const { id, signTimerStr, orderNo } = due;
    const payload = {
      id,
      signTimerStr,
      paySence: 'H5',
      methodCode: 'CARD',
      returnUrl: `/en/pay-result?orderNo=${orderNo}`,
      idempotencyKey: newRandom(),
      ...more,
    };
    const change = withSignCheck('POST /hotel/pay', this.as);
    return (await send<PaymentStarted>(this.app, 'POST /hotel/pay', { as: this.as, payload, change }))
      .envelope;
  }

  /** Pays the amount due at the sandbox's cashier, which notifies us at once. */
  async pay(due: Payable | null): Promise<string> {
    if (due === null) throw new Error('nothing is due');
    const { data } = await this.startPaying(due);
    await atCashier(this.app, data.payNo, 'pay');
    return data.payNo;
  }

  /** Books and pays; resolves to the order's id in requests. */
  async booked(wish: StayWish): Promise<string> {
    const { code, data } = await this.reserve(wish);
    if (code !== 0) throw new Error(`not reserved: ${code}`);
    const { pay } = await this.detail(data.id);
    if (pay !== null) await this.pay(pay);
    return data.id;
  }
}

/** The guest's choice at the cashier: `pay`, `decline`. */
export async function atCashier({ fastify }: TestApp, payNo: string, decision: string): Promise<void> {
  if (!fastify.server.listening) await fastify.listen({ port: 0, host: '127.0.0.1' });
  const { port } = fastify.server.address() as AddressInfo;
  const body = new URLSearchParams({ payNo, decision });
  await fetch(`http://127.0.0.1:${port}/_pay`, { method: 'POST', body, redirect: 'manual' });
}
