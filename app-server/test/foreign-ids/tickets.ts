import type { CallKey } from '@resort/shared/contract';
import type { Naming } from './naming.ts';
import { PERSON } from './owned-tickets.ts';
import type { Owned } from './owned.ts';

type Of = (owned: Owned) => Naming;
const PAY = { paySence: 'H5', expectedAmount: '0.00', returnUrl: '/en/ticket-pay-result' };

/** The calls of tickets and guests with ids of a member's data. */
export const TICKET_NAMINGS: readonly (readonly [CallKey, Of])[] = [
  [
    'POST /ticket/grantSeat',
    ({ tickets: { held } }) => ({ payload: { orderNo: held.orderNo, auto: true }, places: ['orderNo'] }),
  ],
  [
    'POST /ticket/order/calculationAmount',
    ({ tickets: { held }, voucherId }) => ({
      payload: { orderNo: held.orderNo, voucherIds: [voucherId] },
      places: ['orderNo', 'voucherIds.0'],
    }),
  ],
  [
    'POST /ticket/order/pay',
    ({ tickets: { held }, voucherId, savedCardId: cardId }) => ({
      payload: { ...PAY, orderNo: held.orderNo, voucherIds: [voucherId], cardId },
      places: ['orderNo', 'voucherIds.0', 'cardId'],
    }),
  ],
  [
    'GET /ticket/order/info',
    ({ tickets: { issued } }) => ({ payload: { orderNo: issued.orderNo }, places: ['orderNo'] }),
  ],
  [
    'POST /ticket/order/cancel',
    ({ tickets: { held } }) => ({ payload: { orderNo: held.orderNo }, places: ['orderNo'] }),
  ],
  [
    'POST /ticket/order/refundQuote',
    ({ tickets: { issued } }) => ({
      payload: { orderNo: issued.orderNo, ticketNos: [issued.ticketNo] },
      places: ['orderNo'],
    }),
  ],
  [
    'POST /ticket/order/refund',
    ({ tickets: { issued } }) => ({
      payload: { orderNo: issued.orderNo, ticketNos: [issued.ticketNo], expectedPenalty: '9999.00' },
      places: ['orderNo'],
    }),
  ],
  [
    'POST /ticket/SeatBindingMember',
    ({ tickets: { held, realNameId } }) => ({
      payload: { orderNo: held.orderNo, bindings: [{ positionId: held.positionId, realNameId }] },
      places: ['orderNo', 'bindings.0.positionId', 'bindings.0.realNameId'],
    }),
  ],
  [
    'POST /wallet/pass',
    ({ tickets: { issued } }) => ({
      payload: { wallet: 'APPLE', kind: 'TICKET', id: issued.ticketNo },
      places: ['id'],
    }),
  ],
  [
    'GET /ticket/qrCode',
    ({ tickets: { issued } }) => ({ payload: { ticketNo: issued.ticketNo }, places: ['ticketNo'] }),
  ],
  [
    'POST /ticket/grantTicket',
    ({ tickets: { issued } }) => ({
      payload: { mode: 'GIFT', ticketNo: issued.ticketNo, toAreaCode: '+853', toPhone: '66000003' },
      places: ['ticketNo'],
    }),
  ],
  ['POST /ticket/gift/accept', ({ tickets: { giftId } }) => ({ payload: { giftId }, places: ['giftId'] })],
  ['POST /ticket/gift/withdraw', ({ tickets: { giftId } }) => ({ payload: { giftId }, places: ['giftId'] })],
  ['GET /realName/info', ({ tickets: { realNameId: id } }) => ({ payload: { id }, places: ['id'] })],
  [
    'POST /realName/save',
    ({ tickets: { realNameId: id } }) => ({ payload: { ...PERSON, id }, places: ['id'] }),
  ],
  ['GET /realName/delete', ({ tickets: { realNameId: id } }) => ({ payload: { id }, places: ['id'] })],
];

/**
 * Ids of the catalogue. An invitation works for whoever knows its code. A gate is authenticated by its PIN,
 * for any member's ticket. Guests state their document number themselves.
 */
export const TICKET_ANYBODYS: readonly string[] = [
  ...[
    'GET /ticket/detail',
    'GET /ticket/getDate',
    'GET /ticket/infoByDate',
    'GET /ticket/bookingTerms',
    'GET /ticket/refundNotice',
    'GET /ticket/getTicketHotel',
    'GET /ticket/ticketOrderSpecial',
    'POST /ticket/checkInnerInviteCode',
  ].map((call) => `${call} ticketId`),
  'GET /ticket/infoByDate performanceId',
  ...['POST /ticket/genOrderNo', 'POST /ticket/grantTicket'].flatMap((call) =>
    ['ticketId', 'performanceId', 'inviteId', 'items.0.categoryId'].map((place) => `${call} ${place}`),
  ),
  'POST /ticket/verificationTicket ticketNo',
  'POST /ticket/verificationTicket qrContent',
  'POST /realName/save docNo',
];
