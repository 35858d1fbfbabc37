import { describe, expect, it, jest } from '@jest/globals';
import { receiptCalls, type Receipt } from '@resort/shared/calls/rows';
import { fake, fakeServer, refuse, textsOf } from '@resort/shared/testing';
import { basePriceText } from '@resort/shared/contract';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { show } from '../../testing/show.ts';
import ReceiptScreen from './ReceiptScreen.tsx';

const say = textsOf('membership');
const server = fakeServer();

const STAY: Receipt = {
  orderNo: 'H2611214GK8Q2ZT',
  orderedAt: '2026-11-20T10:00:00+08:00',
  issuedAt: '2026-11-24T12:00:00+08:00',
  issuedTo: 'Mei Ling Chan',
  property: { name: 'Heritage Hotel', address: '2 Avenida da Praia Grande' },
  title: 'Deluxe Room',
  dates: ['2026-12-01', '2026-12-03'],
  currency: 'MOP',
  items: [{ name: 'Deluxe Room', quantity: 2, amount: basePriceText(2000_00n) }],
  service: '200.00',
  tax: '100.00',
  spent: null,
  vouchers: '300.00',
  dollars: '0.00',
  payable: '2000.00',
  onSpot: false,
  earnings: null,
  penalty: null,
  payments: [],
  refunds: [],
};
const answer = (receipt: Receipt | ReturnType<typeof refuse>) =>
  server.use(...fake(receiptCalls, { 'GET /order/receipt': receipt }));
const open = () => show(ReceiptScreen, `/receipt?orderNo=${STAY.orderNo}`);
const paper = () => screen.findByRole('region', { name: say('receipt.title') });

const EARNED = { dollars: '40.00', points: 300, tierPoints: 2000 };

describe('the receipt', () => {
  it.each([
    ['ahead', false],
    ['done', true],
  ] as const)('says what the stay earns: %s', async (when, isEarned) => {
    answer({ ...STAY, earnings: { ...EARNED, isEarned } });
    open();
    within(await paper()).getByText(say.like(`kit:earned.${when}`));
  });

  it('lists every line from the price to the total, and is printed alone', async () => {
    answer(STAY);
    const print = jest.fn();
    Object.defineProperty(window, 'print', { configurable: true, value: print });
    const { user, container, unmount } = open();
    const sheet = within(await paper());
    const amountOf = (name: string | RegExp) =>
      sheet.getByText(name).closest('div')?.querySelector('dd')?.textContent?.replaceAll('\u00a0', ' ');
    expect(amountOf('Deluxe Room × 2')).toContain('2,000.00');
    expect(amountOf(say('kit:fields.price.service', { rate: 10 }))).toContain('200.00');
    expect(amountOf(say('kit:fields.price.tax', { rate: 5 }))).toContain('100.00');
    expect(amountOf(say('receipt.vouchers'))).toContain('300.00');
    expect(amountOf(say('kit:fields.price.total'))).toContain('2,000.00');
    sheet.getByText(STAY.orderNo);
    sheet.getByText('Mei Ling Chan');
    expect(await axe(container)).toMatchObject({ violations: [] });
    expect(document.documentElement.dataset['prints']).toBe('receipt');
    await user.click(screen.getByRole('button', { name: say('receipt.print') }));
    expect(print).toHaveBeenCalledTimes(1);
    unmount();
    expect(document.documentElement.dataset['prints']).toBeUndefined();
  });

  it('of goods names the points, and makes no bill in money of them', async () => {
    const items = [{ name: 'Tea set', quantity: 1, amount: basePriceText(0n) }];
    answer({ ...STAY, items, service: null, tax: null, spent: { unit: 'POINT', amount: 12_000 } });
    open();
    const sheet = within(await paper());
    sheet.getByText(/12,000/);
    expect(sheet.queryByText(say('kit:fields.price.total'))).toBeNull();
  });

  it('says that there is none', async () => {
    answer(refuse('NOT_FOUND'));
    open();
    await screen.findByText(say('receipt.none'));
  });
});

describe('a refund', () => {
  const money = { means: 'MONEY', method: 'CARD', money: '500.00', currency: 'MOP' } as const;
  const [requestedAt, sentAt] = ['2026-11-22T09:00:00+08:00', '2026-11-22T09:05:00+08:00'];
  const linesOf = async () => {
    const part = await screen.findByRole('region', { name: say('refunds.title') });
    return within(part)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  };

  it('shows when it was requested and sent, and until when the money should have come', async () => {
    answer({
      ...STAY,
      refunds: [{ part: money, state: 'SENT', requestedAt, sentAt, expectedUntil: '2026-12-12' }],
    });
    open();
    const lines = await linesOf();
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(say.like('refunds.requested'));
    expect(lines[1]).toMatch(say.like('refunds.sent'));
    expect(lines[2]).toContain('12 Dec 2026');
    screen.getByText(say('kit:refund.CARD'));
  });

  it.each([
    ['ARRIVED', { means: 'DOLLARS', dollars: '12.00' }, 'refunds.atOnce'],
    ['REFUSED', money, 'refunds.refused'],
  ] as const)('%s has its own words', async (state, part, text) => {
    const step = { part, state, requestedAt: null, sentAt: null, expectedUntil: null };
    answer({ ...STAY, refunds: [step] });
    open();
    expect(await linesOf()).toEqual([say(text)]);
  });
});
