import type {
  TicketAmount,
  TicketDay,
  TicketHeld,
  TicketOrder,
  TicketPosition,
  TicketPerformance,
} from '@resort/mf-ticketing/contract';
import type { PaymentStarted } from '@resort/shared/calls/rows';
import type { CallKey } from '@resort/shared/contract';
import { BOOKING_TERMS } from '../../../src/domains/ticketing/texts/booking-terms.ts';
import { addDays } from '../../../src/platform/time/macau-days.ts';
import { newRandom, send, type Identity } from '../../platform/protocol/client.ts';
import type { TestApp } from '../../platform/protocol/test-app.ts';

interface Wanted {
  readonly ticketId: string;
  readonly performanceId: string;
  /** how many of each category */
  readonly items: Readonly<Record<string, number>>;
}

/** A member of an app server who buys tickets. */
export function buyer(app: TestApp, as: Identity) {
  const call = async <T>(key: CallKey, payload: Record<string, unknown> = {}) =>
    (await send<T>(app, key, { as, payload })).envelope;
  const info = (orderNo: string) => call<TicketOrder>('GET /ticket/order/info', { orderNo });
  const gen = ({ items, ...wanted }: Wanted, more: Record<string, unknown> = {}) =>
    call<TicketHeld>('POST /ticket/genOrderNo', {
      ...wanted,
      items: Object.entries(items).map(([categoryId, qty]) => ({ categoryId, qty })),
      termsVersion: BOOKING_TERMS.version,
      idempotencyKey: newRandom(),
      ...more,
    });
  return {
    call,
    info,
    gen,
    /** the performances of a day */
    day: async (ticketId: string, date: string, performanceId?: string) =>
      (
        await call<{ performances: TicketPerformance[] }>('GET /ticket/infoByDate', {
          ticketId,
          date,
          ...(performanceId === undefined ? {} : { performanceId }),
        })
      ).data.performances,
    days: async (ticketId: string, from: string) =>
      (await call<TicketDay[]>('GET /ticket/getDate', { ticketId, from, to: addDays(from, 61) })).data,
    seat: (orderNo: string, wish: { readonly seatNos?: readonly string[]; readonly auto?: boolean }) =>
      call<Omit<TicketHeld, 'positions'> & { seats: TicketPosition[] }>('POST /ticket/grantSeat', {
        orderNo,
        ...wish,
      }),
    amount: (orderNo: string, wish: Record<string, unknown> = {}) =>
      call<TicketAmount>('POST /ticket/order/calculationAmount', { orderNo, ...wish }),
    pay: (orderNo: string, expectedAmount: string, wish: Record<string, unknown> = {}) =>
      call<PaymentStarted>('POST /ticket/order/pay', {
        orderNo,
        expectedAmount,
        paySence: 'H5',
        methodCode: 'CARD',
        returnUrl: `/en/ticket-pay-result?orderNo=${orderNo}`,
        idempotencyKey: newRandom(),
        ...wish,
      }),
    cancel: (orderNo: string) => call<{ status: string }>('POST /ticket/order/cancel', { orderNo }),
    refund: (orderNo: string, expectedPenalty: string, ticketNos?: readonly string[]) =>
      call<{ status: string; penalty: string; refund: string; ticketNos: string[] }>(
        'POST /ticket/order/refund',
        {
          orderNo,
          expectedPenalty,
          ...(ticketNos === undefined ? {} : { ticketNos }),
          idempotencyKey: newRandom(),
        },
      ),
  };
}
export type Buyer = ReturnType<typeof buyer>;
