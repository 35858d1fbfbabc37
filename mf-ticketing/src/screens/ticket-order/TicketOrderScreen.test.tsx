import { describe, expect, it } from '@jest/globals';
import { walletCalls } from '@resort/shared/calls/rows';
import { errorText, fake, fakeServer, inOrder, refuse, textsOf } from '@resort/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { ticketCalls, ticketOrderCalls, type TicketOrder } from '../../../contract/index.ts';
import { CONCERT, dayTickets, HELD, SEAT_12, SEAT_13 } from '../../testing/order-rows.ts';
import { show } from '../../testing/show.ts';
import TicketOrderScreen from './TicketOrderScreen.tsx';

const say = textsOf('ticketing');

const server = fakeServer();
const answer = (order: TicketOrder | ReturnType<typeof refuse>) =>
  server.use(
    ...fake(ticketOrderCalls, { 'GET /ticket/order/info': order }),
    ...fake(ticketCalls, {
      'GET /ticket/gifts': { received: [], given: [] },
      'GET /ticket/qrCode': {
        content: 'TK1.7KQ2M4XW9RTA.1764329400.bGl2ZQ',
        expireAt: '2099-11-28T19:30:00+08:00',
        refreshIn: 60,
      },
    }),
  );
const open = (more = '') => show(TicketOrderScreen, `/ticket-order?orderNo=T2611211234567${more}`);
const slip = (name: string) => screen.findByRole('article', { name });
/** Of one ticket alone. */
const withTickets = (...tickets: TicketOrder['tickets']): TicketOrder => ({ ...CONCERT, tickets });

describe('the wallet', () => {
  it('has one code for each person, with seat, holder, time and place', async () => {
    answer({ ...CONCERT, realName: 'NONE' });
    const { container } = open();
    const first = await slip('Stalls, row C, seat 12');
    await within(first).findByRole('img', { name: say('wallet.code', { seat: 'Stalls, row C, seat 12' }) });
    within(first).getByText('28 Nov 2099 · 19:30');
    within(first).getByText('Grand Theatre');
    within(first).getByText('C*** Mei');
    within(first).getByText('7KQ2M4XW9RTA');
    await within(await slip('Stalls, row C, seat 13')).findByRole('img', { name: say.like('wallet.code') });
    screen.getByText(say('ticketOrder.begins', { time: '19:30', doors: '18:45' }));
    screen.getByText('澳門海港路 1 號');
    screen.getByRole('button', { name: say('kit:calendar.add') });
    expect(await axe(container)).toMatchObject({ violations: [] });
  });

  it('adds each ticket to a wallet of the phone, where the server makes passes', async () => {
    answer(dayTickets(2));
    const added: unknown[] = [];
    server.use(
      ...fake(walletCalls, {
        'GET /wallet/offered': { wallets: ['GOOGLE'], isTrial: false },
        'POST /wallet/pass': ({ payload }) => {
          added.push(payload);
          return refuse('NOT_FOUND');
        },
      }),
    );
    const { user } = open();
    const [, second] = await screen.findAllByRole('button', { name: say('kit:wallet.GOOGLE') });
    await user.click(second ?? document.body);
    const { ticketNo } = dayTickets(2).tickets[1] ?? { ticketNo: '' };
    await waitFor(() => expect(added).toMatchObject([{ wallet: 'GOOGLE', kind: 'TICKET', id: ticketNo }]));
  });

  it('is stepped through by buttons, which show the position', async () => {
    answer(dayTickets(3));
    const { user } = open();
    const row = await screen.findByRole('list', { name: say('wallet.label') });
    Object.defineProperty(row, 'clientWidth', { value: 300 });
    const rest = (left: number) => {
      row.scrollLeft = left;
      fireEvent.scroll(row);
    };
    screen.getByText(say('wallet.place', { place: '1', of: '3' }));
    await user.click(screen.getByRole('button', { name: say('wallet.next') }));
    expect(row.scrollLeft).toBe(300);
    rest(300);
    await screen.findByText(say('wallet.place', { place: '2', of: '3' }));
    rest(450); // it is unchanged between two of them
    screen.getByText(say('wallet.place', { place: '2', of: '3' }));
    await user.click(screen.getByRole('button', { name: say('wallet.next') }));
    rest(600);
    await screen.findByText(say('wallet.place', { place: '3', of: '3' }));
    await user.click(screen.getByRole('button', { name: say('wallet.next') }));
    expect(row.scrollLeft).toBe(600); // the last one
    await user.click(screen.getByRole('button', { name: say('wallet.previous') }));
    expect(row.scrollLeft).toBe(300);
  });

  it.each([
    [
      'VERIFIED',
      { verifiedAt: '2099-11-28T19:02:00+08:00' },
      say('wallet.usedAt', { time: '28 Nov 2099, 19:02' }),
    ],
    [
      'GIFT_PENDING',
      { gift: { to: '660***02', until: '2099-11-22T12:00:00+08:00' } },
      say.like('wallet.giftUntil', { to: '660***02', time: '22 Nov 2099, 12:00' }),
    ],
    ['REFUNDED', {}, say('wallet.isRefunded')],
    ['VOID', {}, say('wallet.givenAway')],
  ] as const)('shows no code of one that is %s, and says how it stands', async (status, more, words) => {
    answer(withTickets({ ...SEAT_12, status, qrContent: null, ...more }));
    open();
    const ticket = await slip('Stalls, row C, seat 12');
    within(ticket).getByText(words);
    expect(within(ticket).queryByRole('img', { name: say.like('wallet.code') })).toBeNull();
    expect(screen.queryByRole('link', { name: say('wallet.gift') })).toBeNull();
  });

  it('shows the live code, or the stored one if none arrives', async () => {
    const alone = { ...withTickets(SEAT_12), realName: 'NONE' as const };
    answer(alone);
    const drawn = async (code: string | null) => {
      server.use(
        ...fake(ticketCalls, {
          'GET /ticket/qrCode':
            code === null
              ? refuse('BUSY')
              : { content: code, expireAt: '2099-11-28T19:30:00+08:00', refreshIn: 60 },
        }),
      );
      const { unmount } = open();
      const image = await screen.findByRole('img', { name: say.like('wallet.code') });
      const ink = image.querySelector('path:last-child')?.getAttribute('d');
      unmount();
      return ink;
    };
    const kept = await drawn(null);
    expect(kept).toBe(await drawn(SEAT_12.qrContent));
    expect(await drawn('TK1.7KQ2M4XW9RTA.1764329400.bGl2ZQ')).not.toBe(kept);
  });

  it('of one without its guest leads to naming them instead of a code', async () => {
    answer(withTickets(SEAT_13));
    open();
    const ticket = await slip('Stalls, row C, seat 13');
    within(ticket).getByText(say('wallet.bindFirst'));
    expect(within(ticket).queryByRole('img')).toBeNull();
    expect(screen.getByRole('link', { name: say('wallet.bind') }).getAttribute('href')).toBe(
      '/ticket-order?orderNo=T2611211234567&way=visitors',
    );
  });

  it('takes back a gift that nobody has accepted', async () => {
    const pending = { ...SEAT_12, status: 'GIFT_PENDING' as const, qrContent: null };
    answer(withTickets(pending));
    const taken: unknown[] = [];
    server.use(
      ...fake(ticketCalls, {
        'GET /ticket/gifts': { received: [], given: [GIVEN] },
        'POST /ticket/gift/withdraw': ({ payload }) => {
          taken.push(payload['giftId']);
          answer(withTickets(SEAT_12));
          return { ticketNo: SEAT_12.ticketNo, status: 'ISSUED' as const };
        },
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: say('gift.takeBack') }));
    await screen.findByRole('img', { name: say.like('wallet.code') });
    expect(taken).toEqual(['4']);
  });
});
const GIVEN = {
  giftId: '4',
  ticketNo: SEAT_12.ticketNo,
  title: CONCERT.title,
  start: CONCERT.startsAt,
  seat: SEAT_12.seat,
  category: 'Stalls',
  who: '660***02',
  expireAt: '2099-11-22T12:00:00+08:00',
};

describe('an order', () => {
  it('that waits for its payment shows the time left, leads to it, and can be cancelled', async () => {
    answer(HELD);
    server.use(
      ...fake(ticketOrderCalls, {
        'POST /ticket/order/cancel': () => {
          answer({ ...HELD, status: 'CANCELLED', canCancel: false, holdUntil: null });
          return { orderNo: HELD.orderNo, status: 'CANCELLED' as const };
        },
      }),
    );
    const { user } = open();
    await screen.findByRole('timer', { name: say('ticketOrder.heldFor') });
    expect(screen.getByRole('link', { name: say('ticketOrder.pay') }).getAttribute('href')).toBe(
      '/ticket-pay?orderNo=T2611211234567',
    );
    await user.click(screen.getByRole('button', { name: say('ticketOrder.giveUp') }));
    const dialog = await screen.findByRole('dialog', { name: say('ticketOrder.giveUpQuestion') });
    await user.click(within(dialog).getByRole('button', { name: say('ticketOrder.giveUp') }));
    await screen.findByRole('heading', { name: say('ticketOrder.titles.CANCELLED') });
  });

  it('that lacks seats or guests leads back to its booking', async () => {
    answer({ ...HELD, status: 'HELD', missing: ['GUESTS'] });
    open();
    const link = await screen.findByRole('link', { name: say('ticketOrder.goOn') });
    expect(link.getAttribute('href')).toContain('/ticket-booking?');
    expect(link.getAttribute('href')).toContain('orderNo=T2611211234567');
  });

  it("that is being paid leads to the payment's result", async () => {
    answer({ ...HELD, payStatus: 'PROCESSING' });
    open();
    await screen.findByRole('heading', { name: say('ticketOrder.titles.PAYING') });
    screen.getByRole('link', { name: say('ticketOrder.seePayment') });
  });

  it('that does not exist, or belongs to another member, shows a message; a failure can be retried', async () => {
    answer(refuse('BUSY'));
    const { user } = open();
    await screen.findByText(say('ticketOrder.failed'));
    answer(refuse('NOT_YOURS'));
    await user.click(screen.getByRole('button', { name: say('kit:retry') }));
    await screen.findByRole('heading', { name: say('ticketOrder.none') });
  });
});

describe('giving tickets back', () => {
  const BACK = [{ means: 'MONEY' as const, method: 'CARD' as const, money: '384.00', currency: 'MOP' }];
  const refunds = (reply: 'done' | 'dearer') => {
    const asked: Record<string, unknown>[] = [];
    server.use(
      ...fake(ticketOrderCalls, {
        'POST /ticket/order/refundQuote': ({ payload }) => ({
          penalty: '96.00',
          refund:
            (payload['ticketNos'] as string[]).length > 1
              ? BACK.map((part) => ({ ...part, money: '768.00' }))
              : BACK,
        }),
        'POST /ticket/order/refund': ({ payload }) => {
          asked.push(payload);
          if (reply === 'dearer')
            return refuse('PENALTY_CHANGED', { penalty: '240.00', amount: 'MOP 240.00' });
          return {
            orderNo: CONCERT.orderNo,
            status: 'PART_VERIFIED' as const,
            ticketNos: [SEAT_12.ticketNo],
            penalty: '96.00',
            refund: BACK,
            currency: 'MOP' as const,
          };
        },
      }),
    );
    return asked;
  };

  it('shows the terms and the amounts of the chosen tickets, and sends the fee that was shown', async () => {
    answer(CONCERT);
    const asked = refunds('done');
    const back = () => screen.getByText(say('kit:refund.CARD')).nextElementSibling?.textContent;
    const { user, whereabouts } = open('&way=refund');
    await screen.findByText(say('refunding.partUntil', { time: '27 Nov 2099, 19:30', percent: 20 }));
    await screen.findByText(say('kit:refund.CARD'));
    await waitFor(() => expect(back()).toMatch(inOrder('MOP 768.00', say('kit:refund.bank'))));
    await user.click(screen.getByRole('checkbox', { name: /seat 13/ }));
    await waitFor(() => expect(back()).toMatch(inOrder('MOP 384.00', say('kit:refund.bank'))));
    await user.click(screen.getByRole('button', { name: say('refunding.refund') }));
    const dialog = await screen.findByRole('dialog', { name: say('refunding.question', { count: 1 }) });
    within(dialog).getByText('MOP 96.00');
    expect(asked).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: say('refunding.confirm') }));
    await waitFor(() => expect(whereabouts()).toBe('/ticket-order?orderNo=T2611211234567'));
    expect(asked).toMatchObject([{ ticketNos: [SEAT_12.ticketNo], expectedPenalty: '96.00' }]);
  });

  it('at a higher fee than shown is refused with a message', async () => {
    answer(CONCERT);
    refunds('dearer');
    const { user } = open('&way=refund');
    await screen.findByText(say('kit:refund.CARD')); // the amounts are there
    await user.click(await screen.findByRole('button', { name: say('refunding.refund') }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: say('refunding.confirm') }));
    await screen.findByText(errorText('PENALTY_CHANGED'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is not offered without tickets to refund', async () => {
    answer(CONCERT);
    const { user } = open('&way=refund');
    for (const box of await screen.findAllByRole('checkbox')) await user.click(box);
    screen.getByText(say('refunding.chooseSome'));
    await user.click(screen.getByRole('button', { name: say.like('refunding.refund') }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
