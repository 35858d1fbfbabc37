import { describe, expect, it } from '@jest/globals';
import { walletCalls } from '@resort/shared/calls/rows';
import { fake, fakeServer, inOrder, page, refuse, textsOf } from '@resort/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import {
  couponCalls,
  myVoucherCalls,
  type MiniProgramCoupon,
  type MyVoucher,
  type VoucherInfo,
} from '../../../contract/index.ts';
import { show } from '../../testing/show.ts';
import { CREDIT, TEA, TEA_INFO, USED_INFO } from '../../testing/rows.ts';
import MyVouchersScreen from './MyVouchersScreen.tsx';

const say = textsOf('vouchers');

const server = fakeServer();

const counts = { usable: 2, used: 3, expired: 0, expiringSoon: 0 };
type Info = Parameters<typeof fake<typeof myVoucherCalls>>[1]['GET /offer/voucher/info'];
const answer = (rows: MyVoucher[], info: Info = TEA_INFO, applet: MiniProgramCoupon[] = []) =>
  server.use(
    ...fake(couponCalls, { 'GET /voucher/getAppletList': page(applet) }),
    ...fake(myVoucherCalls, {
      'GET /offer/voucher': ({ payload }) => page(payload['status'] === 'USABLE' ? rows : []),
      'GET /offer/voucher/count': counts,
      'GET /offer/voucher/info': info,
      'GET /offer/voucher/qrCode': {
        content: 'VC1.7.1.1.abc',
        expireAt: '2026-11-21T12:00:00+08:00',
        refreshIn: 60,
      },
    }),
  );
const open = (query = '') => show(MyVouchersScreen, `/my-vouchers${query}`);

describe('my vouchers', () => {
  it('are in tabs with counts, with value, terms and last day', async () => {
    answer([TEA, CREDIT]);
    const { container, user, whereabouts } = open();
    const credit = (await screen.findByText('Dining credit')).closest('article') as HTMLElement;
    within(credit).getByText('MOP 100.00');
    within(credit).getByText(
      `${say('validity.until', { date: '31 Dec 2099' })} · ${say('worth.leastSpent', { amount: 'MOP 400.00' })} · ${CREDIT.code}`,
    );
    screen.getByText(say.like('kit:updated'));
    expect(await axe(container)).toMatchObject({ violations: [] });
    await user.click(
      await screen.findByRole('tab', { name: inOrder(say('mine.used'), say('mine.count', { count: 3 })) }),
    );
    expect(whereabouts()).toBe('/my-vouchers?status=used');
    await screen.findByRole('heading', { name: say('mine.none.used.title') });
  });

  it('that expire soon are marked, on the ticket and above the list', async () => {
    const validTo = new Date(Date.now() + 2 * 86_400_000).toISOString();
    answer([{ ...TEA, expiringSoon: true, validTo }]);
    server.use(...fake(myVoucherCalls, { 'GET /offer/voucher/count': { ...counts, expiringSoon: 1 } }));
    open();
    await screen.findByText(say('mine.expiringSoon', { count: 1 }));
    screen.getByText(say('state.left', { count: 2 }));
  });

  it('are added to a wallet from the sheet, where the server makes passes', async () => {
    answer([TEA]);
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
    const { user } = open('?id=7');
    await user.click(await screen.findByRole('button', { name: say('kit:wallet.GOOGLE') }));
    await waitFor(() => expect(added).toMatchObject([{ wallet: 'GOOGLE', kind: 'VOUCHER', id: '7' }]));
  });

  it('open as a sheet that is stored in the address, with the code', async () => {
    answer([TEA]);
    const { user, whereabouts } = open();
    await user.click(await screen.findByRole('link', { name: TEA.name }));
    expect(whereabouts()).toBe('/my-vouchers?id=7');
    const sheet = await screen.findByRole('dialog', { name: TEA.name });
    await within(sheet).findByRole('img', { name: say('sheet.code') });
    within(sheet).getByText('V00000007');
    expect(
      within(sheet)
        .getByRole('link', { name: say('sheet.byPin') })
        .getAttribute('href'),
    ).toBe('/use-voucher?id=7');
    await user.click(within(sheet).getByRole('button', { name: say('kit:close') }));
    await waitFor(() => expect(whereabouts()).toBe('/my-vouchers'));
  });

  it.each<[string, Partial<VoucherInfo>, string]>([
    [
      'held',
      { status: 'HELD', heldBy: { kind: 'HOTEL', orderNo: 'H1' } },
      say('standing.held', { orderNo: 'H1' }),
    ],
    [
      'not started',
      { started: false, validFrom: '2099-01-01T00:00:00+08:00' },
      say('standing.notStarted', { date: '1 Jan 2099' }),
    ],
    ['expired', { status: 'EXPIRED' }, say('standing.expired')],
    ['replaced', { ...USED_INFO, status: 'REFUNDED' }, say('standing.replaced')],
  ])('that are %s say so and have neither code nor PIN', async (_name, change, words) => {
    answer([], { ...TEA_INFO, ...change });
    open('?id=7');
    await screen.findByText(words);
    expect(screen.queryByRole('img', { name: say('sheet.code') })).toBeNull();
    expect(screen.queryByRole('link', { name: say('sheet.byPin') })).toBeNull();
  });

  it('that were used show their receipt', async () => {
    answer([], USED_INFO);
    open('?id=7');
    await screen.findByText(say('used.title'));
    screen.getByText(say('used.receipt', { number: 'B0000012' }));
    expect(screen.getAllByText('Tea Gallery').length).toBeGreaterThan(0);
  });

  it('that are not the member’s have nothing to try again', async () => {
    answer([TEA], refuse('NOT_YOURS'));
    open('?id=8');
    await screen.findByText(say('use.unknown.title'));
    expect(screen.queryByRole('button', { name: say('kit:retry') })).toBeNull();
  });

  it('that cannot be read are tried again by a press', async () => {
    server.use(
      ...fake(myVoucherCalls, {
        'GET /offer/voucher': refuse('BUSY'),
        'GET /offer/voucher/count': refuse('BUSY'),
      }),
    );
    const { user } = open();
    await screen.findByText(say('mine.failed'));
    answer([TEA]);
    await user.click(screen.getByRole('button', { name: say('kit:retry') }));
    await screen.findByText(TEA.name);
  });
});
