import { beforeEach, describe, expect, it } from '@jest/globals';
import { fake, fakeServer, refuse, textsOf } from '@resort/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { ticketCalls, ticketOrderCalls, type TicketOrder } from '../../../contract/index.ts';
import { CONCERT, SEAT_12 } from '../../testing/order-rows.ts';
import { show } from '../../testing/show.ts';
import TicketGateScreen from './TicketGateScreen.tsx';

const say = textsOf('ticketing');

const server = fakeServer();
const USED: TicketOrder = {
  ...CONCERT,
  tickets: [{ ...SEAT_12, status: 'VERIFIED', qrContent: null, verifiedAt: '2099-11-28T19:02:00+08:00' }],
};
const answer = (order: TicketOrder | ReturnType<typeof refuse>) =>
  server.use(...fake(ticketOrderCalls, { 'GET /ticket/order/info': order }));
let asked: Record<string, unknown>[] = [];
type Verify = Parameters<typeof fake<typeof ticketCalls>>[1]['POST /ticket/verificationTicket'];
const verifies = (reply: Verify) =>
  server.use(
    ...fake(ticketCalls, {
      'POST /ticket/verificationTicket': (call) => {
        asked.push(call.payload);
        return typeof reply === 'function' ? reply(call) : (reply ?? refuse('BUSY'));
      },
    }),
  );
beforeEach(() => {
  asked = [];
});
const open = () =>
  show(TicketGateScreen, `/ticket-gate?orderNo=${CONCERT.orderNo}&ticketNo=${SEAT_12.ticketNo}`);
type User = ReturnType<typeof open>['user'];
const use = (user: User) => user.click(screen.getByRole('button', { name: say('gate.confirm') }));
async function enter(user: User, place: string, pin: string): Promise<void> {
  const secret = await screen.findByLabelText(say('gate.pin'));
  await user.click(screen.getByRole('combobox', { name: say('gate.place') }));
  await user.click(await screen.findByRole('option', { name: place }));
  await user.clear(secret);
  await user.type(secret, pin);
}

describe('a gate without a scanner', () => {
  it('requires code and PIN, and stores neither', async () => {
    answer(CONCERT);
    verifies(refuse('GATE_CODE'));
    const { user, container } = open();
    await screen.findByLabelText(say('gate.pin'));
    await use(user);
    await screen.findByText(say('gate.placeMissing'));
    screen.getByText(say('gate.pinMissing'));
    expect(asked).toEqual([]);
    expect(await axe(container)).toMatchObject({ violations: [] });
    await enter(user, 'Main entrance', '0000');
    await use(user);
    await waitFor(() =>
      expect(screen.getByLabelText(say('gate.pin')).getAttribute('aria-invalid')).toBe('true'),
    );
    expect(Object.values(sessionStorage).join()).not.toContain('"0000"');
    verifies(() => {
      answer(USED);
      return {
        ticketNo: SEAT_12.ticketNo,
        status: 'VERIFIED' as const,
        at: '2099-11-28T19:02:00+08:00',
        seatNo: SEAT_12.seatNo,
        category: 'Stalls',
        holder: '',
      };
    });
    await enter(user, 'Main entrance', '4821');
    await use(user);
    await screen.findByRole('heading', { name: say('gate.done') });
    screen.getByText(say('gate.doneAt', { time: '28 Nov 2099, 19:02' }));
    expect(asked.map(({ gateCode, gatePin }) => [gateCode, gatePin])).toEqual([
      ['GT-1', '0000'],
      ['GT-1', '4821'],
    ]);
    expect(new Set(asked.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(sessionStorage).toHaveLength(0);
  });

  it('has its only entrance chosen', async () => {
    answer({ ...CONCERT, gates: [{ code: 'GT-9', name: 'Harbour entrance' }] });
    verifies(refuse('GATE_CODE'));
    const { user } = open();
    await user.type(await screen.findByLabelText(say('gate.pin')), '4821');
    screen.getByText('Harbour entrance');
    await use(user);
    await waitFor(() => expect(asked).toMatchObject([{ gateCode: 'GT-9', gatePin: '4821' }]));
  });

  it.each([[[]], [undefined]])('says that there is no entrance with a PIN (%p)', async (gates) => {
    const { gates: _known, ...stored } = CONCERT;
    answer(gates ? { ...stored, gates } : stored);
    open();
    await screen.findByText(say('gate.noPlace'));
    expect(screen.queryByLabelText(say('gate.pin'))).toBeNull();
  });

  it('shows when a ticket was used meanwhile', async () => {
    answer(CONCERT);
    verifies(() => {
      answer(USED);
      return refuse('TICKET_VERIFIED', { time: '19:02' });
    });
    const { user } = open();
    await enter(user, 'Main entrance', '4821');
    await use(user);
    await screen.findByText(say('gate.doneAt', { time: '28 Nov 2099, 19:02' }));
    expect(screen.queryByLabelText(say('gate.pin'))).toBeNull();
  });

  it('of a ticket that is not the member’s has nothing', async () => {
    answer(refuse('NOT_YOURS'));
    open();
    await screen.findByRole('heading', { name: say('ticketOrder.none') });
  });
});
