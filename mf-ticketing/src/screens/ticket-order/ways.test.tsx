import { describe, expect, it } from '@jest/globals';
import { oneTimeCodeCalls } from '@resort/shared/calls/rows';
import { fake, fakeServer, MACAU, refuse, textsOf, errorText } from '@resort/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { realNameCalls, ticketCalls, ticketOrderCalls, type TicketOrder } from '../../../contract/index.ts';
import { CONCERT, SEAT_12 } from '../../testing/order-rows.ts';
import { show } from '../../testing/show.ts';
import { LEE, SELF } from '../../testing/guest-rows.ts';
import TicketOrderScreen from './TicketOrderScreen.tsx';

const say = textsOf('ticketing');

const server = fakeServer();
const answer = (order: TicketOrder) =>
  server.use(
    ...fake(ticketOrderCalls, { 'GET /ticket/order/info': order }),
    ...fake(oneTimeCodeCalls, { 'GET /common/phone/areaCode': [MACAU] }),
    ...fake(realNameCalls, { 'GET /realName/list': [SELF, LEE] }),
  );
const open = (more: string) => show(TicketOrderScreen, `/ticket-order?orderNo=T2611211234567${more}`);
const ORDER = '/ticket-order?orderNo=T2611211234567';

describe('giving a ticket away', () => {
  const gives = (refusal?: Parameters<typeof refuse>[0]) => {
    const asked: Record<string, unknown>[] = [];
    server.use(
      ...fake(ticketCalls, {
        'POST /ticket/grantTicket': ({ payload }) => {
          asked.push(payload);
          if (refusal !== undefined) return refuse(refusal);
          return {
            mode: 'GIFT' as const,
            giftId: '4',
            ticketNo: SEAT_12.ticketNo,
            status: 'GIFT_PENDING' as const,
            toPhone: '661***56',
            expireAt: '2099-11-22T12:00:00+08:00',
          };
        },
      }),
    );
    return asked;
  };
  const number = () => screen.findByRole<HTMLInputElement>('textbox', { name: say.like('gift.phone') });
  const give = `&way=give&ticketNo=${SEAT_12.ticketNo}`;

  it('explains the 24 hours and the guest first, then requests the number', async () => {
    answer(CONCERT);
    const asked = gives();
    const { user, container, whereabouts } = open(give);
    await screen.findByText(say.like('gift.rule'));
    screen.getByText(say.like('gift.drops'));
    await user.type(await number(), '6612');
    await user.click(screen.getByRole('button', { name: say('gift.submit') }));
    await waitFor(async () => expect((await number()).getAttribute('aria-invalid')).toBe('true'));
    expect(asked).toEqual([]);
    expect(await axe(container)).toMatchObject({ violations: [] });
    await user.type(await number(), '3456');
    await user.click(screen.getByRole('button', { name: say('gift.submit') }));
    // nothing leaves before the member has looked at whose number it is
    const question = within(await screen.findByRole('dialog', { name: say('gift.question') }));
    question.getByText(/\+853 661\*\*\*56/);
    expect(asked).toEqual([]);
    await user.click(question.getByRole('button', { name: say('gift.confirm') }));
    await waitFor(() => expect(whereabouts()).toBe(ORDER));
    expect(asked).toMatchObject([
      { mode: 'GIFT', ticketNo: SEAT_12.ticketNo, toAreaCode: '+853', toPhone: '66123456' },
    ]);
  });

  it('to oneself is refused at the field; the number stays', async () => {
    answer(CONCERT);
    gives('GIFT_SELF');
    const { user } = open(give);
    await user.type(await number(), '66000001');
    await user.click(screen.getByRole('button', { name: say('gift.submit') }));
    const question = within(await screen.findByRole('dialog', { name: say('gift.question') }));
    await user.click(question.getByRole('button', { name: say('gift.confirm') }));
    await screen.findByText(errorText('GIFT_SELF'));
    expect((await number()).value).toBe('66000001');
  });

  it('of a used ticket is not possible, and the screen says so', async () => {
    answer({ ...CONCERT, tickets: [{ ...SEAT_12, status: 'VERIFIED', qrContent: null }] });
    open(give);
    await screen.findByText(say('gift.cannot'));
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('naming guests', () => {
  it('requests the missing ones, shows a refusal at the ticket, and leads back after a success', async () => {
    answer(CONCERT);
    let replies = 0;
    const asked: unknown[] = [];
    server.use(
      ...fake(ticketCalls, {
        'POST /ticket/SeatBindingMember': ({ payload }) => {
          asked.push(payload['bindings']);
          replies += 1;
          if (replies === 1) return refuse('DOCUMENT_USED', { positions: ['12'] });
          return { complete: true, missing: [], status: 'ISSUED' as const, holdUntil: null };
        },
      }),
    );
    const { user, whereabouts } = open('&way=visitors');
    const row = await screen.findByRole('button', { name: /seat 13/ });
    expect(screen.queryByRole('button', { name: /seat 12/ })).toBeNull();
    await user.click(row);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /李小明/ }));
    await user.click(await screen.findByRole('button', { name: say('bind.save') }));
    await screen.findByText(errorText('DOCUMENT_USED'));
    await user.click(await screen.findByRole('button', { name: /seat 13/ }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /Chan/ }));
    expect(screen.queryByText(errorText('DOCUMENT_USED'))).toBeNull();
    await user.click(await screen.findByRole('button', { name: say('bind.save') }));
    await waitFor(() => expect(whereabouts()).toBe(ORDER));
    expect(asked).toEqual([[{ positionId: '12', realNameId: '2' }], [{ positionId: '12', realNameId: '1' }]]);
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('a ticket that was just accepted as a gift', () => {
  it('is staged with its event, place and date, and leads to the ticket, not back to itself', async () => {
    answer(CONCERT);
    const { user, container, whereabouts } = open('&way=received');
    await screen.findByRole('heading', { level: 1, name: say('gift.forMe', { count: 1 }) });
    screen.getByText('28 Nov 2099 · 19:30');
    screen.getByText(/^Grand Theatre, .*seat 12/);
    expect(await axe(container)).toMatchObject({ violations: [] });
    await user.click(screen.getByRole('button', { name: say('gift.open') }));
    await waitFor(() => expect(whereabouts()).toBe(ORDER));
  });
});
