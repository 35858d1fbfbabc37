import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { voucherChoiceCalls } from '@resort/shared/calls/rows';
import { fake, fakeServer, page, refuse, textsOf, errorText } from '@resort/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import {
  realNameCalls,
  ticketCalls,
  ticketCatalogueCalls,
  ticketOrderCalls,
  type EventDetail,
  type TicketOrder,
  type TicketPerformance,
} from '../../../contract/index.ts';
import {
  AMOUNT,
  EVENING,
  HELD_NOW,
  MORNING,
  MUSEUM,
  NIGHTS_DETAIL,
  TODAY,
  TOMORROW,
} from '../../testing/event-rows.ts';
import { HELD } from '../../testing/order-rows.ts';
import { show } from '../../testing/show.ts';
import { SELF } from '../../testing/guest-rows.ts';
import TicketBookingScreen from './TicketBookingScreen.tsx';

const say = textsOf('ticketing');
const shellSay = textsOf('shell');

const server = fakeServer();
const TERMS = { html: '<p>Come in time.</p>', version: '3', effectiveFrom: '2026-01-01' };
type Sent = Record<string, unknown>;
let held: Sent[] = [];
let seated: Sent[] = [];

function has(event: EventDetail, performances: TicketPerformance[]) {
  server.use(
    ...fake(ticketCatalogueCalls, {
      'GET /ticket/detail': event,
      'GET /ticket/getDate': [
        { date: TODAY, state: 'CLOSED', minPrice: null },
        { date: TOMORROW, state: 'OPEN', minPrice: '280.00' },
      ],
      'GET /ticket/infoByDate': {
        ticketId: event.ticketId,
        date: TOMORROW,
        performances,
        realName: 'NONE',
        maxPerOrder: 4,
        currency: 'MOP',
      },
      'GET /ticket/bookingTerms': TERMS,
      'GET /ticket/refundNotice': {
        ...TERMS,
        html: '<p>Free at first.</p>',
        rule: event.refundRule,
      },
    }),
  );
}
function takes(seats: ReturnType<typeof refuse> | null = null) {
  server.use(
    ...fake(ticketOrderCalls, {
      'POST /ticket/genOrderNo': ({ payload }) => {
        held.push(payload);
        return { ...HELD_NOW, orderNo: `T${held.length}` };
      },
      'POST /ticket/grantSeat': ({ payload }) => {
        seated.push(payload);
        return seats ?? { ...HELD_NOW, seats: [] };
      },
      'POST /ticket/order/cancel': { orderNo: 'T1', status: 'CANCELLED' },
    }),
  );
}
function order(row: TicketOrder) {
  server.use(
    ...fake(ticketOrderCalls, {
      'GET /ticket/order/info': row,
      'POST /ticket/order/calculationAmount': AMOUNT,
    }),
  );
}
// the parts that render after the first paint are there before the first test
beforeAll(() =>
  Promise.all([import('./ChooseTickets.tsx'), import('./SeatPart.tsx'), import('./HeldTickets.tsx')]),
);
beforeEach(() => {
  held = [];
  seated = [];
  has(NIGHTS_DETAIL, [EVENING]);
  takes();
  order({ ...HELD, realName: 'NONE' });
});
const open = (query = `id=HARBOUR-NIGHTS&date=${TOMORROW}&sessionId=5`) =>
  show(TicketBookingScreen, `/ticket-booking?${query}`);
const stop = async () =>
  within(await screen.findByRole('application', { name: say('seats.label') }, { timeout: 4000 })).getByRole(
    'button',
  );
const accept = async (user: ReturnType<typeof open>['user']) => {
  await screen.findByText('Come in time.');
  await user.click(screen.getByRole('checkbox', { name: say.like('booking.terms') }));
};
const hold = async (user: ReturnType<typeof open>['user']) =>
  user.click(screen.getByRole('button', { name: say('booking.hold') }));

it('a day without a show is not called closed, and cannot be chosen', async () => {
  open();
  const days = within(await screen.findByRole('radiogroup', { name: say('booking.day') }));
  const none = await days.findByRole('radio', { name: new RegExp(`${say('sale.short.CLOSED')}$`) });
  expect(none.getAttribute('aria-disabled')).toBe('true');
  expect(say('sale.short.CLOSED')).not.toMatch(/closed/i);
});

describe('seats', () => {
  it('are chosen by keyboard alone and held together with their tickets', async () => {
    const { user, whereabouts, container } = open();
    (await stop()).focus();
    await user.keyboard('{Enter}{ArrowRight}{Enter}');
    await screen.findByText(say('booking.ticketCount', { count: 2 }));
    expect(screen.getAllByText(/960\.00/)).not.toEqual([]);
    expect(await axe(container)).toMatchObject({ violations: [] });
    await accept(user);
    await hold(user);
    await waitFor(() => expect(whereabouts()).toBe('/ticket-booking?id=HARBOUR-NIGHTS&orderNo=T1'));
    expect(held[0]).toMatchObject({
      performanceId: '5',
      items: [{ categoryId: 'A', qty: 2 }],
      termsVersion: '3',
    });
    expect(seated[0]).toMatchObject({ orderNo: 'T1', seatNos: ['S-A-1', 'S-A-2'] });
  });

  it('that other members took are shown as taken; the rest of the choice and the tickets stay', async () => {
    takes(refuse('SEAT_TAKEN', { seats: ['S-A-2'] }));
    const { user, whereabouts } = open();
    (await stop()).focus();
    await user.keyboard('{Enter}{ArrowRight}{Enter}');
    await accept(user);
    await hold(user);
    await screen.findByText(errorText('SEAT_TAKEN'));
    screen.getByText(say('booking.restStays'));
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: say.like('seats.seat', { number: '1' }) })).toHaveLength(
        1,
      ),
    );
    (await stop()).focus();
    expect((await stop()).textContent).toBe('Stalls, Row A, seat 2, MOP\u00A0480.00, Taken');
    takes();
    await user.keyboard('{ArrowDown}{Enter}');
    await hold(user);
    await waitFor(() => expect(whereabouts()).toContain('orderNo=T1'));
    // the tickets were held already: only the seats are asked for again
    expect(held).toHaveLength(1);
    expect(seated.at(-1)).toMatchObject({ orderNo: 'T1', seatNos: ['S-A-1', 'S-B-2'] });
  });

  it('of another number cancel the earlier hold', async () => {
    takes(refuse('SEAT_TAKEN', { seats: ['S-A-2'] }));
    const { user, whereabouts } = open();
    (await stop()).focus();
    await user.keyboard('{Enter}{ArrowRight}{Enter}');
    await accept(user);
    await hold(user);
    await screen.findByText(say('booking.restStays'));
    takes();
    await hold(user);
    // to its end, because a pending request would be kept for the next test in this tab
    await waitFor(() => expect(whereabouts()).toContain('orderNo=T2'));
    expect(held).toHaveLength(2);
    expect(held[1]).toMatchObject({ items: [{ categoryId: 'A', qty: 1 }] });
    expect(seated.at(-1)).toMatchObject({ orderNo: 'T2', seatNos: ['S-A-1'] });
  });

  it('can be chosen by us: the best ones together', async () => {
    const { user, whereabouts } = open();
    await stop();
    await user.click(screen.getByText(say('booking.bestTitle')));
    await user.click(screen.getByRole('button', { name: 'Premium · MOP\u00a0480.00' }));
    await accept(user);
    await user.click(screen.getByRole('button', { name: say('booking.best') }));
    await waitFor(() => expect(whereabouts()).toContain('orderNo=T1'));
    expect(seated[0]).toMatchObject({ orderNo: 'T1', auto: true });
    expect(held[0]).toMatchObject({ items: [{ categoryId: 'A', qty: 2 }] });
  });

  it('stay chosen over a reload, up to the limit of an order', async () => {
    const { user, unmount } = open();
    (await stop()).focus();
    await user.keyboard(
      '{Enter}{ArrowRight}{Enter}{ArrowDown}{Enter}{ArrowLeft}{Enter}{ArrowRight>2/}{Enter}',
    );
    await screen.findByText(say('booking.limit', { count: 4 }));
    unmount();
    open();
    await screen.findByText(say('booking.ticketCount', { count: 4 }));
  });

  it('are not held before the terms are accepted, and the button says so', async () => {
    const { user } = open();
    await screen.findAllByText(say('booking.chooseSeats'));
    (await stop()).focus();
    await user.keyboard('{Enter}');
    await screen.findByText(say('booking.acceptTerms'));
    await hold(user);
    expect(held).toEqual([]);
  });
});

it('a yes that comes before the terms counts once they are there', async () => {
  const terms = Promise.withResolvers<void>();
  server.use(
    ...fake(ticketCatalogueCalls, {
      'GET /ticket/bookingTerms': async () => {
        await terms.promise;
        return { html: '<p>Come in time.</p>', version: '3', effectiveFrom: '2026-01-01' };
      },
    }),
  );
  const { user } = open();
  (await stop()).focus();
  await user.keyboard('{Enter}');
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: say.like('booking.terms') });
  await user.click(box);
  expect(box.checked).toBe(true);
  await screen.findByText(say('booking.acceptTerms'));
  terms.resolve();
  await waitFor(() => expect(screen.queryByText(say('booking.acceptTerms'))).toBeNull());
  expect(box.checked).toBe(true);
});

describe('tickets by category', () => {
  const museum = `id=MUSEUM&date=${TOMORROW}`;
  beforeEach(() => has(MUSEUM, [MORNING]));

  it('are counted, within the number left, and held in one request', async () => {
    const { user, whereabouts } = open(museum);
    await user.click(await screen.findByRole('button', { name: say('kit:fields.more', { what: 'Adult' }) }));
    await user.click(screen.getByRole('button', { name: say('kit:fields.more', { what: 'Adult' }) }));
    await user.click(screen.getByRole('button', { name: say('kit:fields.more', { what: 'Child' }) }));
    await user.click(screen.getByRole('button', { name: say('kit:fields.more', { what: 'Child' }) }));
    await screen.findByText(say('booking.noMore', { count: 1 }));
    await accept(user);
    await hold(user);
    await waitFor(() => expect(whereabouts()).toContain('orderNo=T1'));
    expect(held[0]).toMatchObject({
      items: [
        { categoryId: 'ADULT', qty: 2 },
        { categoryId: 'CHILD', qty: 1 },
      ],
    });
    expect(seated).toEqual([]);
  });

  it('of an invitation are issued at once, free of charge', async () => {
    has({ ...MUSEUM, takesInvites: true }, [MORNING]);
    let given: Sent = {};
    server.use(
      ...fake(ticketCatalogueCalls, {
        'POST /ticket/checkInnerInviteCode': {
          valid: true,
          inviteId: '3',
          grants: 'TICKETS',
          quota: 2,
          expireAt: '2099-12-31T23:59:59+08:00',
        },
      }),
      ...fake(ticketCalls, {
        'POST /ticket/grantTicket': ({ payload }) => {
          given = payload;
          return { mode: 'INVITE' as const, orderNo: 'T9', status: 'ISSUED' as const };
        },
      }),
    );
    const { user, whereabouts } = open(museum);
    await user.type(await screen.findByRole('textbox', { name: say.like('invite.code') }), 'FRIENDS');
    await user.click(screen.getByRole('button', { name: say('invite.check') }));
    await screen.findByText(say('invite.free'));
    await user.click(screen.getByRole('button', { name: say('kit:fields.more', { what: 'Adult' }) }));
    await accept(user);
    await user.click(screen.getByRole('button', { name: say('invite.take') }));
    await waitFor(() => expect(whereabouts()).toBe('/ticket-order?orderNo=T9'));
    expect(given).toMatchObject({ mode: 'INVITE', inviteId: '3', items: [{ categoryId: 'ADULT', qty: 1 }] });
    expect(held).toEqual([]);
  });

  it('under terms that changed meanwhile require a new consent', async () => {
    server.use(
      ...fake(ticketOrderCalls, { 'POST /ticket/genOrderNo': refuse('TERMS_CHANGED', { version: '4' }) }),
    );
    const { user } = open(museum);
    await user.click(await screen.findByRole('button', { name: say('kit:fields.more', { what: 'Adult' }) }));
    await accept(user);
    await hold(user);
    await screen.findByText(errorText('TERMS_CHANGED'));
    await screen.findByText(say('booking.acceptTerms'));
    screen.getByText(say('booking.ticketCount', { count: 1 }));
  });
});

describe('a held order', () => {
  const heldOrder = 'id=HARBOUR-NIGHTS&orderNo=T2611211234567';

  it('has its time, its price and the way to the payment', async () => {
    const { container } = open(heldOrder);
    await screen.findByRole('heading', { level: 1, name: say('held.title') });
    await screen.findByRole('timer');
    screen.getByText('Stalls, row C, seat 12');
    const link = await screen.findByRole('link', { name: say('held.toPay') });
    expect(link.getAttribute('href')).toBe('/ticket-pay?orderNo=T2611211234567');
    expect(await axe(container)).toMatchObject({ violations: [] });
  });

  it('is given up after a question only', async () => {
    const given: unknown[] = [];
    server.use(
      ...fake(ticketOrderCalls, {
        'POST /ticket/order/cancel': ({ payload }) => {
          given.push(payload);
          return { orderNo: 'T2611211234567', status: 'CANCELLED' as const };
        },
      }),
    );
    const { user, whereabouts } = open(heldOrder);
    const press = async (name: string) => {
      await user.click(await screen.findByRole('button', { name: say('ticketOrder.giveUp') }));
      const question = await screen.findByRole('dialog', { name: say('ticketOrder.giveUpQuestion') });
      await user.click(within(question).getByRole('button', { name }));
    };
    await press(say('kit:back'));
    expect(given).toEqual([]);
    await press(say('ticketOrder.giveUp'));
    await waitFor(() => expect(whereabouts()).toContain('/ticket?id=HARBOUR-NIGHTS'));
    expect(given).toHaveLength(1);
  });

  const takesVoucher = (face: string, deduct: string, payable: string, { isLate = false } = {}) => {
    const priced = Promise.withResolvers<void>();
    has({ ...NIGHTS_DETAIL, takesVouchers: true }, [EVENING]);
    server.use(
      ...fake(voucherChoiceCalls, {
        'POST /offer/vouchers': async () => {
          if (isLate) await priced.promise.then(() => new Promise((resolve) => setTimeout(resolve, 300)));
          return {
            ...page([
              {
                id: '7',
                name: 'Evening out',
                type: 'CASH' as const,
                face,
                minSpend: '0.00',
                validTo: '2099-12-31T23:59:59+08:00',
                properties: [],
                applicable: true,
                reason: null,
              },
            ]),
            proposed: ['7'],
          };
        },
      }),
      ...fake(ticketOrderCalls, {
        'POST /ticket/order/calculationAmount': ({ payload }) => {
          priced.resolve();
          return (payload['voucherIds'] as string[]).length === 0
            ? AMOUNT
            : { ...AMOUNT, deduct, payable, applied: [{ id: '7', deduct }] };
        },
      }),
    );
  };

  it('takes vouchers along to the payment', async () => {
    takesVoucher('100.00', '100.00', '860.00');
    const { user } = open(heldOrder);
    await user.click(await screen.findByRole('checkbox', { name: 'Evening out' }));
    await waitFor(() => expect(screen.getAllByText(/860\.00/)).not.toEqual([]));
    const link = await screen.findByRole('link', { name: say('held.toPay') });
    expect(link.getAttribute('href')).toBe('/ticket-pay?orderNo=T2611211234567&vouchers=7');
  });

  it('shows the way to the payment once its vouchers are there, because they are above it', async () => {
    takesVoucher('100.00', '100.00', '860.00', { isLate: true });
    open(heldOrder);
    await screen.findByRole('link', { name: say('held.toPay') });
    screen.getByRole('checkbox', { name: 'Evening out' });
  });

  it('says before a voucher is used what of it would be lost', async () => {
    takesVoucher('1200.00', '960.00', '0.00');
    const { user } = open(heldOrder);
    const box = await screen.findByRole('checkbox', { name: 'Evening out' });
    expect(screen.queryByText(shellSay.like('kit:deductions.lost'))).toBeNull();
    await user.click(box);
    await screen.findByText(shellSay.like('kit:deductions.lost', { amount: 'MOP 240.00' }));
    await user.click(box);
    await waitFor(() => expect(screen.queryByText(shellSay.like('kit:deductions.lost'))).toBeNull());
  });

  it('waits for its guests, each saved on the server as it is chosen', async () => {
    let bound: Sent[] = [];
    const [first] = HELD.positions;
    order({ ...HELD, status: 'HELD', missing: ['GUESTS'], positions: first ? [first] : [] });
    server.use(
      ...fake(realNameCalls, { 'GET /realName/list': [SELF] }),
      ...fake(ticketCalls, {
        'POST /ticket/SeatBindingMember': ({ payload }) => {
          bound = payload['bindings'] as Sent[];
          order({ ...HELD, positions: first ? [first] : [] });
          return { complete: true, missing: [], status: 'BOUND' as const, holdUntil: HELD.holdUntil };
        },
      }),
    );
    const { user } = open(heldOrder);
    await screen.findByText(say('held.nameGuests'));
    await user.click(await screen.findByRole('button', { name: say.like('picker.choose') }));
    await user.click(await screen.findByRole('button', { name: /^Chan Mei Ling/ }));
    await waitFor(() => expect(bound).toEqual([{ positionId: '11', realNameId: '1' }]));
    await screen.findByRole('link', { name: say('held.toPay') });
  });

  it('with nothing left to pay is confirmed by one press', async () => {
    const paid: Sent[] = [];
    server.use(
      ...fake(ticketOrderCalls, {
        'POST /ticket/order/calculationAmount': { ...AMOUNT, payable: '0.00' },
        'POST /ticket/order/pay': ({ payload }) => {
          paid.push(payload);
          return { payNo: 'P1', status: 'SUCCEEDED' as const, action: { type: 'NONE' as const } };
        },
      }),
    );
    const { user, whereabouts } = open(heldOrder);
    await user.click(await screen.findByRole('button', { name: say('held.confirm') }));
    await waitFor(() => expect(whereabouts()).toBe('/ticket-pay-result?orderNo=T2611211234567'));
    expect(paid).toMatchObject([{ expectedAmount: '0.00' }]);
  });
});

describe('a hold that ran out', () => {
  const over = 'id=HARBOUR-NIGHTS&orderNo=T2611211234567';
  const expired: TicketOrder = {
    ...HELD,
    status: 'EXPIRED',
    holdUntil: null,
    pay: null,
    positions: HELD.positions.map((position, index) => ({
      ...position,
      categoryId: 'A',
      seatNo: `S-A-${index + 1}`,
    })),
  };

  it('begins again with the same wishes by one press', async () => {
    order(expired);
    const { user, whereabouts } = open(over);
    await screen.findByRole('heading', { name: say('over.title') });
    await user.click(screen.getByRole('button', { name: say('over.again') }));
    await waitFor(() => expect(whereabouts()).toContain('orderNo=T1'));
    expect(held[0]).toMatchObject({ performanceId: '5', items: [{ categoryId: 'A', qty: 2 }] });
    expect(seated[0]).toMatchObject({ seatNos: ['S-A-1', 'S-A-2'] });
  });

  it('whose seats are taken leads to the map, with the free ones', async () => {
    order(expired);
    takes(refuse('SEAT_TAKEN', { seats: ['S-A-1'] }));
    const { user, whereabouts } = open(over);
    await user.click(await screen.findByRole('button', { name: say('over.again') }));
    await waitFor(() =>
      expect(whereabouts()).toBe('/ticket-booking?id=HARBOUR-NIGHTS&date=2099-11-28&sessionId=5'),
    );
    await screen.findByText(say('booking.ticketCount', { count: 1 }));
    await waitFor(() => expect(screen.getAllByText('Stalls, Row A, seat 2')).toHaveLength(1));
    expect(screen.queryByText('Stalls, Row A, seat 1')).toBeNull();
  });
});
