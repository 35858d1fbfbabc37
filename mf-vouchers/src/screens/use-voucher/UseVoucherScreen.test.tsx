import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fake, fakeServer, refuse, textsOf, errorText } from '@resort/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { myVoucherCalls, type VoucherInfo } from '../../../contract/index.ts';
import { show } from '../../testing/show.ts';
import { TEA_INFO, USED_INFO } from '../../testing/rows.ts';
import UseVoucherScreen from './UseVoucherScreen.tsx';

const say = textsOf('vouchers');

const server = fakeServer();
let asked: Record<string, unknown>[] = [];
beforeEach(() => {
  jest.restoreAllMocks();
  asked = [];
  sessionStorage.clear();
});

const [tea] = TEA_INFO.outlets;
const ONE_OUTLET: VoucherInfo = { ...TEA_INFO, outlets: tea ? [tea] : [] };
type Answers = Parameters<typeof fake<typeof myVoucherCalls>>[1];
type Burn = Answers['POST /offer/voucher/burn'];
type Info = Answers['GET /offer/voucher/info'];
const done = {
  id: '7',
  status: 'BURNED',
  burnedAt: '2026-11-21T15:00:00+08:00',
  receiptNo: 'B0000012',
  outlet: 'Tea Gallery',
} as const;
const answer = (burn: Burn, info: Info = ONE_OUTLET) =>
  server.use(
    ...fake(myVoucherCalls, {
      'GET /offer/voucher/info': info,
      'POST /offer/voucher/burn': (call) => {
        asked.push(call.payload);
        return typeof burn === 'function' ? burn(call) : (burn ?? done);
      },
    }),
  );
const open = () => show(UseVoucherScreen, '/use-voucher?id=7');
const pin = () => screen.findByLabelText(say('use.pin'));
const use = () => screen.getByRole('button', { name: say('use.confirm') });

describe('using a voucher by the outlet’s PIN', () => {
  it('requires a PIN', async () => {
    answer(done);
    const { container, user } = open();
    await pin();
    await user.click(use());
    await screen.findByText(say('use.pinMissing'));
    expect(asked).toEqual([]);
    expect(await axe(container)).toMatchObject({ violations: [] });
    await user.type(await pin(), '48 01x');
    await user.click(use());
    await screen.findByText(say('used.receipt', { number: 'B0000012' }));
    expect(asked).toMatchObject([{ id: '7', outletCode: 'TEA', outletPin: '4801' }]);
  });

  it('asks for the amount of the bill where the voucher has a minimum spend', async () => {
    answer(done, { ...ONE_OUTLET, minSpend: '400.00' });
    const { user } = open();
    const bill = await screen.findByLabelText(say('use.bill'));
    await user.type(bill, '399.99');
    await user.type(await pin(), '4801');
    await user.click(use());
    await waitFor(() => expect(bill.getAttribute('aria-invalid')).toBe('true'));
    expect(asked).toEqual([]);
    await user.clear(bill);
    await user.type(bill, '420.5');
    await user.click(use());
    await screen.findByText(say('used.receipt', { number: 'B0000012' }));
    expect(asked).toMatchObject([{ outletPin: '4801', billAmount: '420.50' }]);
  });

  it('shows before use which part of a cash voucher a low bill loses', async () => {
    answer(done, { ...ONE_OUTLET, type: 'CASH', face: '200.00', minSpend: '0.00' });
    const { user } = open();
    const bill = await screen.findByLabelText(say('use.bill'));
    await user.type(bill, '165.60');
    await screen.findByText(
      say('use.lost', { amount: 'MOP\u00a034.40', face: 'MOP\u00a0200.00' }).replaceAll('\u00a0', ' '),
    );
    expect(asked).toEqual([]);
    await user.clear(bill);
    await user.type(bill, '200');
    expect(screen.queryByText(say.like('use.lost'))).toBeNull();
    await user.type(await pin(), '4801');
    await user.click(use());
    await screen.findByText(say('used.receipt', { number: 'B0000012' }));
    expect(asked).toMatchObject([{ billAmount: '200.00' }]);
  });

  it('asks for the outlet where there are several', async () => {
    answer(done, TEA_INFO);
    const { user } = open();
    await user.type(await pin(), '4801');
    await user.click(use());
    await screen.findByText(say('use.outletMissing'));
    expect(asked).toEqual([]);
  });

  it('keeps one key over refusals and a lost response until the voucher is used, and never stores the PIN', async () => {
    answer(refuse('VOUCHER_OUTLET'));
    const { user } = open();
    await user.type(await pin(), '0000');
    await user.click(use());
    await waitFor(async () => expect((await pin()).getAttribute('aria-invalid')).toBe('true'));
    expect(await pin()).toHaveProperty('value', '0000');
    expect(Object.values(sessionStorage).join()).not.toContain('"0000"');
    answer(done);
    await user.clear(await pin());
    await user.type(await pin(), '4801');
    await user.click(use());
    await screen.findByText(say('used.title'));
    const keys = asked.map(({ idempotencyKey }) => idempotencyKey);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(keys).size).toBe(1);
    expect(sessionStorage).toHaveLength(0);
  });

  it('keeps the PIN in its field when the connection is lost, and continues once it is back', async () => {
    answer(done);
    const { user } = open();
    await user.type(await pin(), '4801');
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    await screen.findByText(say.like('standing.offline'));
    expect(await pin()).toHaveProperty('value', '4801');
    online.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
    await user.click(use());
    await screen.findByText(say('used.receipt', { number: 'B0000012' }));
    expect(asked).toMatchObject([{ outletPin: '4801' }]);
  });

  it.each([
    ['VOUCHER_USED', USED_INFO, say('used.title')],
    ['VOUCHER_EXPIRED', { ...TEA_INFO, status: 'EXPIRED' }, say('standing.expired')],
    [
      'VOUCHER_HELD',
      { ...TEA_INFO, status: 'HELD', heldBy: { kind: 'HOTEL', orderNo: 'H9' } },
      say('standing.held', { orderNo: 'H9' }),
    ],
  ] as const)('after %s shows how the voucher stands now', async (error, info, words) => {
    answer(() => {
      answer(refuse(error), info);
      return refuse(error);
    });
    const { user } = open();
    await user.type(await pin(), '4801');
    await user.click(use());
    await screen.findByText(words);
    await waitFor(() => expect(screen.queryByLabelText(say('use.pin'))).toBeNull());
  });

  it('shows above the fields that it does not apply at this outlet', async () => {
    answer(refuse('VOUCHER_NOT_APPLICABLE'));
    const { user } = open();
    await user.type(await pin(), '4801');
    await user.click(use());
    await screen.findByText(errorText('VOUCHER_NOT_APPLICABLE'));
  });

  it('of a voucher that is not the member’s leads back to theirs, with nothing to try again', async () => {
    answer(done, refuse('NOT_YOURS'));
    open();
    await screen.findByRole('heading', { name: say('use.unknown.title') });
    expect(screen.getByRole('link', { name: say('use.toVouchers') }).getAttribute('href')).toBe(
      '/my-vouchers',
    );
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('of a voucher that was used before shows the receipt', async () => {
    answer(done, USED_INFO);
    open();
    await screen.findByText(say('used.receipt', { number: 'B0000012' }));
  });
});
