import type {
  Bound,
  Granted,
  TicketCode,
  TicketGift,
  TicketHeld,
  TicketOrder,
  Guest,
  GuestInfo,
} from '@resort/mf-ticketing/contract';
import type { CallKey } from '@resort/shared/contract';
import { BOOKING_TERMS } from '../../../src/domains/ticketing/texts/booking-terms.ts';
import { REAL_NAME_NOTICE } from '../../../src/domains/ticketing/texts/real-names.ts';
import { newRandom, send, type Identity } from '../../platform/protocol/client.ts';
import type { TestApp } from '../../platform/protocol/test-app.ts';
import { ADULT, GATE_PIN } from './stage.ts';

/** A guest with a mainland ID, whose number contains the date of birth. */
export const LI = { docType: 'CN_ID', docNo: '11010519491231002X', name: '李妍', dateOfBirth: '1949-12-31' };
/** A guest with a Hong Kong ID. */
export const CHAN = {
  docType: 'HKID',
  docNo: 'A123456(3)',
  firstName: 'Tai Man',
  lastName: 'Chan',
  dateOfBirth: '1990-02-28',
};

/** A guest with a passport that no other guest has. */
export const passport = (docNo: string, more: Record<string, unknown> = {}) => ({
  docType: 'PASSPORT',
  docNo,
  firstName: 'Ana',
  lastName: 'Ribeiro',
  dateOfBirth: '1985-06-15',
  nationality: 'PT',
  docExpiry: '2099-01-01',
  ...more,
});

type Event = { readonly ticketId: string; readonly performanceId: string };

/** The calls of one member. */
function callsOf(app: TestApp, as: Identity) {
  const call = async <T>(key: CallKey, payload: Record<string, unknown> = {}) =>
    (await send<T>(app, key, { as, payload })).envelope;
  const once = <T>(key: CallKey, payload: Record<string, unknown>) =>
    call<T>(key, { idempotencyKey: newRandom(), ...payload });
  return { call, once };
}
type Calls = ReturnType<typeof callsOf>;

function realNames({ call }: Calls) {
  const save = (person: Record<string, unknown>) =>
    call<{ id: string }>('POST /realName/save', {
      isSelf: false,
      consentVersion: REAL_NAME_NOTICE.version,
      ...person,
    });
  return {
    save,
    /** resolves to the saved guest's id */
    saved: async (person: Record<string, unknown>) => (await save(person)).data.id,
    list: async () => (await call<Guest[]>('GET /realName/list')).data,
    infoOf: (id: string) => call<GuestInfo>('GET /realName/info', { id }),
    forget: (id: string) => call('GET /realName/delete', { id }),
  };
}

function ordering({ call, once }: Calls) {
  const order = ({ ticketId, performanceId }: Event, qty = 1) =>
    once<TicketHeld>('POST /ticket/genOrderNo', {
      ticketId,
      performanceId,
      items: [{ categoryId: ADULT, qty }],
      termsVersion: BOOKING_TERMS.version,
    });
  const info = async (orderNo: string) =>
    (await call<TicketOrder>('GET /ticket/order/info', { orderNo })).data;
  return {
    order,
    info,
    bind: (orderNo: string, bindings: readonly Record<string, unknown>[]) =>
      call<Bound>('POST /ticket/SeatBindingMember', { orderNo, bindings }),
    pay: (orderNo: string) =>
      once('POST /ticket/order/pay', {
        orderNo,
        paySence: 'H5',
        expectedAmount: '0.00',
        returnUrl: '/en/ticket-pay-result',
      }),
    /** tickets that are issued at once, of an event without name registration */
    tickets: async (event: Event, qty = 1) => {
      const { orderNo } = (await order(event, qty)).data;
      return { orderNo, ticketNos: (await info(orderNo)).tickets.map(({ ticketNo }) => ticketNo) };
    },
  };
}

function showing({ call, once }: Calls) {
  return {
    code: (ticketNo: string) => call<TicketCode | null>('GET /ticket/qrCode', { ticketNo }),
    enter: (gateCode: string, shown: Record<string, unknown>) =>
      once<{ at: string; holder: string; seatNo: string | null }>('POST /ticket/verificationTicket', {
        gateCode,
        gatePin: GATE_PIN,
        ...shown,
      }),
  };
}

function giving({ call, once }: Calls) {
  return {
    give: (ticketNo: string | undefined, toPhone: string, more: Record<string, unknown> = {}) =>
      once<Extract<Granted, { mode: 'GIFT' }>>('POST /ticket/grantTicket', {
        mode: 'GIFT',
        ticketNo,
        toAreaCode: '+853',
        toPhone,
        ...more,
      }),
    gifts: async () => (await call<Record<'received' | 'given', TicketGift[]>>('GET /ticket/gifts')).data,
    accept: (giftId: string) =>
      call<{ orderNo: string; ticketNo: string }>('POST /ticket/gift/accept', { giftId }),
    withdraw: (giftId: string) => call('POST /ticket/gift/withdraw', { giftId }),
  };
}

/** A member of an app server who saves guests, orders tickets, gives them away and shows them. */
export function ticketMember(app: TestApp, as: Identity) {
  const calls = callsOf(app, as);
  return { ...calls, ...realNames(calls), ...ordering(calls), ...showing(calls), ...giving(calls) };
}
export type TicketMember = ReturnType<typeof ticketMember>;
