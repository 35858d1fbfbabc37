import { describe, expect, it } from '@jest/globals';
import type { RefundPart } from '@resort/shared/calls/rows';
import { fake, fakeServer, inOrder, refuse, textsOf } from '@resort/shared/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { reservationCalls, type Reservation } from '../../../contract/index.ts';
import { HELD, LATE, RESERVED } from '../../testing/rows.ts';
import { show } from '../../testing/show.ts';
import OrderScreen from './OrderScreen.tsx';

const say = textsOf('shop');

const WISH = `21 Nov 2099 · 20:00 · ${say('guests', { count: 3 })}`;

const server = fakeServer();
const answer = (reservation: Reservation | ReturnType<typeof refuse>) =>
  server.use(...fake(reservationCalls, { 'GET /shop/reserver/order/info': reservation }));
const open = (more = '') => show(OrderScreen, `/shop-order?orderNo=D26112112345${more}`);

describe('a reservation', () => {
  it('shows everything that the venue asks for, and the possible actions', async () => {
    answer(RESERVED);
    const { container } = open('&new=1');
    await screen.findByRole('heading', { name: say('order.titles.RESERVED') });
    screen.getByText(say('order.thanks.DINING'));
    screen.getByText('21 Nov 2099');
    screen.getByText('19:00–21:00');
    screen.getByText('A quiet table');
    screen.getByText('澳門南灣大馬路 2 號');
    screen.getByRole('button', { name: say('kit:calendar.add') });
    expect(screen.getByRole('link', { name: say('order.change') }).getAttribute('href')).toBe(
      '/shop-booking?orderNo=D26112112345',
    );
    expect(await axe(container)).toMatchObject({ violations: [] });
  });

  it('that waits for its deposit leads to the payment, with the time that is left', async () => {
    answer(HELD);
    open();
    await screen.findByRole('timer', { name: say('order.heldFor') });
    expect(
      screen
        .getByRole('link', { name: say('order.pay', { amount: 'MOP\u00a0600.00' }) })
        .getAttribute('href'),
    ).toBe('/shop-pay?orderNo=D26112112345');
    expect(screen.queryByRole('button', { name: say('kit:calendar.add') })).toBeNull();
  });

  it('that the venue declined shows the refund, and leads to another', async () => {
    answer({
      ...LATE,
      status: 'DECLINED',
      payStatus: 'REFUNDED',
      canCancel: false,
      penalty: '0.00',
      cancelReason: 'No table of this size.',
    });
    open();
    await screen.findByRole('heading', { name: say('order.titles.DECLINED') });
    screen.getByText(say.like('order.leads.DECLINED'));
    screen.getByText(say('payStatus.REFUNDED'));
    expect(screen.getByText(say('order.reason')).nextElementSibling?.textContent).toBe(
      'No table of this size.',
    );
    expect(screen.getByRole('link', { name: say('order.again') }).getAttribute('href')).toBe(
      '/shop?id=TEA-GALLERY',
    );
  });

  it('for which the venue was asked for another time stays as it is, also when it declines', async () => {
    const wish = { date: '2099-11-21', time: '20:00', endTime: '22:00', party: 3 };
    answer({ ...RESERVED, channel: 'API', change: { ...wish, state: 'ASKED', reason: null } });
    const { unmount } = open();
    await screen.findByText(say('order.changeASKED', { wish: WISH }));
    screen.getByText('19:00–21:00');
    unmount();
    answer({ ...RESERVED, channel: 'API', change: { ...wish, state: 'DECLINED', reason: 'We are full.' } });
    open();
    await screen.findByText(say.like('order.changeDECLINED', { wish: WISH }));
    screen.getByText('We are full.');
    screen.getByText(say('guests', { count: 2 }));
  });

  it('that does not exist, or belongs to another member, shows a message', async () => {
    answer(refuse('NOT_YOURS'));
    open();
    await screen.findByRole('heading', { name: say('order.none') });
  });
});

describe('cancelling', () => {
  const cancels = (reply: Parameters<typeof refuse> | { penalty: string; refund: RefundPart[] }) => {
    const asked: Record<string, unknown>[] = [];
    server.use(
      ...fake(reservationCalls, {
        'GET /shop/reserver/order/cancel': ({ payload }) => {
          asked.push(payload);
          if (Array.isArray(reply)) return refuse(...reply);
          answer({ ...LATE, ...reply, status: 'CANCELLED', canCancel: false });
          return { orderNo: LATE.orderNo, status: 'CANCELLED' as const, currency: 'MOP' as const, ...reply };
        },
      }),
    );
    return asked;
  };

  it('shows the terms first, then the current fee, and sends the fee that was shown', async () => {
    answer(LATE);
    const asked = cancels({
      penalty: '300.00',
      refund: [{ means: 'MONEY' as const, method: 'CARD' as const, money: '300.00', currency: 'MOP' }],
    });
    const { user } = open();
    await screen.findByText(say('rule.over', { after: say('rule.percent', { percent: '50' }) }));
    await user.click(screen.getByRole('button', { name: say('cancel.cancel') }));
    const dialog = await screen.findByRole('dialog', { name: say('cancel.question') });
    within(dialog).getByText(say('cancel.costs', { amount: 'MOP 300.00' }));
    expect(asked).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: say('cancel.cancel') }));
    await screen.findByRole('heading', { name: say('order.titles.CANCELLED') });
    expect(asked[0]).toMatchObject({ expectedPenalty: '300.00' });
    screen.getByText(say('order.fee'));
  });

  it('of a paid reservation within the free period shows a full refund', async () => {
    const refundNow = [
      { means: 'MONEY' as const, method: 'CARD' as const, money: '600.00', currency: 'MOP' },
      { means: 'DOLLARS' as const, dollars: '50.00' },
    ];
    answer({ ...LATE, penalty: '0.00', refundNow });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: say('cancel.cancel') }));
    screen.getByText(say('cancel.free'));
    const back = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
    expect(back(say('kit:refund.CARD'))).toMatch(inOrder('MOP 600.00', say('kit:refund.bank')));
    expect(back(say('kit:refund.DOLLARS'))).toMatch(
      inOrder(say('kit:fields.amount.dollars', { amount: '50.00' }), say('kit:refund.atOnce')),
    );
  });

  it('that would cost more than was shown is not done, and the screen reads the new fee', async () => {
    answer({ ...LATE, penalty: '0.00' });
    cancels(['PENALTY_CHANGED', { penalty: '300.00' }]);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: say('cancel.cancel') }));
    const dialog = within(await screen.findByRole('dialog'));
    answer(LATE);
    await user.click(dialog.getByRole('button', { name: say('cancel.cancel') }));
    await dialog.findByText(say.like('cancel.costs'));
  });
});

it('always shows what was changed, and when', async () => {
  const from = { date: '2099-11-20', time: '18:30', party: 2 };
  const to = { date: '2099-11-21', time: '20:00', party: 3 };
  answer({ ...RESERVED, moved: { at: '2099-11-19T10:05:00+08:00', from, to } });
  open();
  const was = `20 Nov 2099 · 18:30 · ${say('guests', { count: 2 })}`;
  await screen.findByText(say.like('order.moved', { from: was }));
});
