import type { CallKey } from '@resort/shared/contract';
import type { Naming } from './naming.ts';
import type { Owned } from './owned.ts';

/** The calls of tickets that name what is a member's own. */
export const TICKET_NAMINGS: readonly (readonly [CallKey, (owned: Owned) => Naming])[] = [
  [
    'POST /ticket/grantSeat',
    ({ tickets }) => ({ payload: { orderNo: tickets.heldNo, auto: true }, places: ['orderNo'] }),
  ],
  [
    'POST /ticket/order/calculationAmount',
    ({ tickets, voucherId }) => ({
      payload: { orderNo: tickets.heldNo, voucherIds: [voucherId] },
      places: ['orderNo', 'voucherIds.0'],
    }),
  ],
  [
    'POST /ticket/order/pay',
    ({ tickets, voucherId }) => ({
      payload: {
        orderNo: tickets.heldNo,
        voucherIds: [voucherId],
        paySence: 'H5',
        methodCode: 'CARD',
        expectedAmount: '120.00',
        returnUrl: '/en/ticket-pay-result',
      },
      places: ['orderNo', 'voucherIds.0'],
    }),
  ],
  [
    'GET /ticket/order/info',
    ({ tickets }) => ({ payload: { orderNo: tickets.orderNo }, places: ['orderNo'] }),
  ],
  [
    'POST /ticket/order/cancel',
    ({ tickets }) => ({ payload: { orderNo: tickets.heldNo }, places: ['orderNo'] }),
  ],
  [
    'POST /ticket/order/refund',
    ({ tickets: { orderNo, ticketNo } }) => ({
      payload: { orderNo, ticketNos: [ticketNo], expectedPenalty: '9999.00' },
      places: ['orderNo'],
    }),
  ],
];

const CATALOGUE = ['detail', 'getDate', 'infoByDate', 'bookingTerms', 'refundNotice', 'getTicketHotel'];

/** The catalogue's own; an invitation, which stands for the member who knew its code (catalogue.test.ts). */
export const TICKET_ANYBODYS: readonly string[] = [
  ...CATALOGUE.map((call) => `GET /ticket/${call} ticketId`),
  'GET /ticket/infoByDate sessionId',
  'GET /ticket/ticketOrderSpecial ticketId',
  'POST /ticket/checkInnerInviteCode ticketId',
  ...['ticketId', 'sessionId', 'items.0.categoryId', 'inviteId'].map(
    (place) => `POST /ticket/genOrderNo ${place}`,
  ),
];
