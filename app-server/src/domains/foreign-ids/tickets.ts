import type { Granted, TicketHeld, TicketOrder, TicketOrderBrief } from '@resort/mf-ticketing/contract';
import type { CallKey } from '@resort/shared/contract';
import { BOOKING_TERMS } from '../../content/tickets/booking-terms.ts';
import { REAL_NAME_NOTICE } from '../../content/real-names.ts';
import type { Naming } from './naming.ts';
import type { Owned } from './owned.ts';

/** What a member has of tickets. */
export interface OwnedTickets {
  /** an order that is held, and a place of it */
  readonly held: { readonly orderNo: string; readonly positionId: string };
  /** an order that was issued, and a ticket of it */
  readonly issued: { readonly orderNo: string; readonly ticketNo: string };
  /** on its way to somebody */
  readonly giftId: string;
  readonly realNameId: string;
}

export const NOBODYS_TICKETS: OwnedTickets = {
  held: { orderNo: 'E999999AAAAAAAA', positionId: '999999999' },
  issued: { orderNo: 'E999999AAAAAAAA', ticketNo: '999999999999' },
  giftId: '999999999',
  realNameId: '999999999',
};

const PERSON = {
  docType: 'HKID',
  docNo: 'A123456(3)',
  firstName: 'Tai Man',
  lastName: 'Chan',
  dateOfBirth: '1990-02-28',
  isSelf: false,
  consentVersion: REAL_NAME_NOTICE.version,
};

type Ask = <T>(call: CallKey, payload?: Record<string, unknown>) => Promise<T>;

/** Of a member to whom the seeds gave orders. */
export async function ticketsOf(ask: Ask): Promise<OwnedTickets> {
  const { list } = await ask<{ list: TicketOrderBrief[] }>('GET /ticket/order/list', { status: 'UPCOMING' });
  const orders: TicketOrder[] = [];
  for (const { orderNo } of list) orders.push(await ask<TicketOrder>('GET /ticket/order/info', { orderNo }));
  const issued = orders.find(({ mode }) => mode === 'QUOTA');
  const [kept, given] = issued?.tickets ?? [];
  if (issued === undefined || kept === undefined) throw new Error('the seeds gave the member no tickets');
  const { ticketId, sessionId, orderNo } = issued;
  const held = await ask<TicketHeld>('POST /ticket/genOrderNo', {
    ticketId,
    sessionId,
    items: [{ categoryId: 'ADULT', qty: 1 }],
    termsVersion: BOOKING_TERMS.version,
  });
  const gift = await ask<Extract<Granted, { mode: 'GIFT' }>>('POST /ticket/grantTicket', {
    mode: 'GIFT',
    ticketNo: given?.ticketNo,
    toAreaCode: '+853',
    toPhone: '66000003',
  });
  const { id } = await ask<{ id: string }>('POST /realName/save', PERSON);
  return {
    held: { orderNo: held.orderNo, positionId: held.positions[0]?.positionId ?? '' },
    issued: { orderNo, ticketNo: kept.ticketNo },
    giftId: gift.giftId,
    realNameId: id,
  };
}

type Of = (owned: Owned) => Naming;
const PAY = { paySence: 'H5', expectedAmount: '0.00', returnUrl: '/en/ticket-pay-result' };

/** The calls of tickets and visitors that name what is a member's own. */
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
    ({ tickets: { held }, voucherId }) => ({
      payload: { ...PAY, orderNo: held.orderNo, voucherIds: [voucherId] },
      places: ['orderNo', 'voucherIds.0'],
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
 * The catalogue's own parts; an invitation is its holder's who has its code. A gate is let in by its PIN, whoever's the
 * ticket is; a document's number is what somebody says of themselves.
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
  'GET /ticket/infoByDate sessionId',
  ...['POST /ticket/genOrderNo', 'POST /ticket/grantTicket'].flatMap((call) =>
    ['ticketId', 'sessionId', 'inviteId', 'items.0.categoryId'].map((place) => `${call} ${place}`),
  ),
  'POST /ticket/verificationTicket ticketNo',
  'POST /ticket/verificationTicket qrContent',
  'POST /realName/save docNo',
];
