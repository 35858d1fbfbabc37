import type { Granted, TicketHeld, TicketOrder, TicketOrderBrief } from '@resort/mf-ticketing/contract';
import type { CallKey } from '@resort/shared/contract';
import { BOOKING_TERMS } from '../../src/domains/ticketing/texts/booking-terms.ts';
import { REAL_NAME_NOTICE } from '../../src/domains/ticketing/texts/real-names.ts';

/** A member's ticket data. */
export interface OwnedTickets {
  /** a held order, and a position of it */
  readonly held: { readonly orderNo: string; readonly positionId: string };
  /** an issued order, and a ticket of it */
  readonly issued: { readonly orderNo: string; readonly ticketNo: string };
  /** a ticket that is being given away */
  readonly giftId: string;
  readonly realNameId: string;
}

export const NOBODYS_TICKETS: OwnedTickets = {
  held: { orderNo: 'E999999AAAAAAAA', positionId: '999999999' },
  issued: { orderNo: 'E999999AAAAAAAA', ticketNo: '999999999999' },
  giftId: '999999999',
  realNameId: '999999999',
};

/** A guest that no other test saves. */
export const PERSON = {
  docType: 'HKID',
  docNo: 'A123456(3)',
  firstName: 'Tai Man',
  lastName: 'Chan',
  dateOfBirth: '1990-02-28',
  isSelf: false,
  consentVersion: REAL_NAME_NOTICE.version,
};

type Ask = <T>(call: CallKey, payload?: Record<string, unknown>) => Promise<T>;

/** The data of a member with seeded orders. */
export async function ticketsOf(ask: Ask): Promise<OwnedTickets> {
  const { list } = await ask<{ list: TicketOrderBrief[] }>('GET /ticket/order/list', { status: 'UPCOMING' });
  const orders: TicketOrder[] = [];
  for (const { orderNo } of list) orders.push(await ask<TicketOrder>('GET /ticket/order/info', { orderNo }));
  const issued = orders.find(({ mode }) => mode === 'QUOTA');
  const [kept, given] = issued?.tickets ?? [];
  if (issued === undefined || kept === undefined) throw new Error('the seeds gave the member no tickets');
  const { ticketId, performanceId, orderNo } = issued;
  const held = await ask<TicketHeld>('POST /ticket/genOrderNo', {
    ticketId,
    performanceId,
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
