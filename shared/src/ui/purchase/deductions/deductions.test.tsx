import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { dollarBalanceCalls } from '../../../rows/dollar-balance.calls.ts';
import { voucherChoiceCalls, type Rejection } from '../../../rows/voucher-choice.calls.ts';
import { fake, fakeServer, MEI_LING, page, renderScreen, textsOf } from '../../../testing/index.ts';
import { PriceBreakdown } from '../amount/index.ts';
import {
  ALL_DOLLARS,
  DeductionFields,
  deductionLines,
  useDeductionProblem,
  useDeductions,
  type Basket,
  type ToPay,
} from './index.ts';

const say = textsOf('kit');

const server = fakeServer();
const PLACE: Basket = { scene: 'HOTEL', property: 'sjm', amount: '1000.00' };
const voucher = (id: string, name: string) => ({
  id,
  name,
  type: 'CASH' as const,
  face: '300.00',
  minSpend: '0.00',
  validTo: '2027-03-31T23:59:59+08:00',
  properties: [],
  applicable: true,
  reason: null,
});
const STAY = voucher('1', 'Stay credit');
const TEA = voucher('2', 'Tea credit');

interface Said {
  vouchers?: (typeof STAY)[];
  proposed?: string[];
  /** the server's result for a choice: the deduction per voucher */
  deduct?: Readonly<Record<string, string>>;
  rejected?: { id: string; reason: Rejection }[];
  payable?: string;
}
/** The server's responses; resolves to the requests it received. */
function answer({
  vouchers = [STAY, TEA],
  proposed = [],
  deduct = {},
  rejected = [],
  payable = '700.00',
}: Said) {
  const asked: Record<string, unknown>[] = [];
  server.use(
    ...fake(dollarBalanceCalls, {
      'GET /dollar/balance': {
        available: '120.50',
        held: '0.00',
        total: '120.50',
        pendingRelease: '0.00',
        expiring: [],
        currency: 'DOLLAR',
        parity: { currency: 'MOP', rate: '1.00' },
        asOf: '2026-11-21T15:00:00+08:00',
      },
    }),
    ...fake(voucherChoiceCalls, {
      'POST /offer/vouchers': ({ payload }) => {
        asked.push(payload);
        return { ...page(vouchers), proposed };
      },
      'POST /voucher/getDeductMoney': ({ payload }) => {
        asked.push(payload);
        const applied = Object.entries(deduct).map(([id, amount]) => ({ id, deduct: amount }));
        return { total: '1000.00', deduct: '300.00', payable, applied, rejected };
      },
    }),
  );
  return asked;
}

function Booking({ toPay }: { toPay: ToPay }) {
  const [vouchers, setVouchers] = useState('');
  const [usesDollars, setUsesDollars] = useState(false);
  const [dollars, setDollars] = useState<string>(ALL_DOLLARS);
  const deductions = useDeductions(toPay, { vouchers, usesDollars, dollars });
  const problem = useDeductionProblem(deductions);
  const onBlur = () => undefined;
  return (
    <>
      <DeductionFields
        vouchers={{ name: 'vouchers', value: vouchers, onChange: setVouchers, onBlur }}
        usesDollars={{ name: 'usesDollars', value: usesDollars, onChange: setUsesDollars, onBlur }}
        dollars={{ name: 'dollars', value: dollars, onChange: setDollars, onBlur }}
        deductions={deductions}
      />
      <PriceBreakdown lines={deductionLines(deductions)} total={deductions.payable} currency="MOP" />
      <output data-testid="sent">
        {deductions.isReckoning ? 'reckoning' : (problem ?? JSON.stringify(deductions.request))}
      </output>
    </>
  );
}
const show = (toPay: Partial<ToPay> = {}) =>
  renderScreen(() => <Booking toPay={{ basket: PLACE, due: '1000.00', currency: 'MOP', ...toPay }} />, {
    at: '/book',
    texts: {},
    member: MEI_LING,
  });
const sent = (request: object) => screen.findByText(JSON.stringify(request));
const box = (name: string) => screen.findByRole('checkbox', { name });

describe('vouchers and Resort Dollars', () => {
  it('say before booking which part of a voucher is lost', async () => {
    answer({ deduct: { 1: '165.60' }, payable: '0.00' });
    const { user } = show({ due: '165.60' });
    await user.click(await box('Stay credit'));
    await screen.findByText(say.like('deductions.lost', { amount: 'MOP 134.40' }));
    await user.click(await box('Stay credit'));
    await waitFor(() => expect(screen.queryByText(say.like('deductions.lost'))).toBeNull());
  });

  it('nothing can be ordered until it is known which the member has', async () => {
    answer({});
    const known = Promise.withResolvers<void>();
    server.use(
      ...fake(voucherChoiceCalls, {
        'POST /offer/vouchers': async () => {
          await known.promise;
          return { ...page([STAY]), proposed: [] };
        },
      }),
    );
    show();
    await screen.findByRole('switch', { name: say('payment.useDollars', { amount: '120.50' }) });
    expect(screen.getByTestId('sent')).toHaveProperty('textContent', 'reckoning');
    known.resolve();
    await box('Stay credit');
    await sent({});
  });

  it('reduce the price as the server calculates, line by line, and are sent as chosen', async () => {
    answer({ deduct: { 1: '300.00' } });
    const { user, container } = show();
    await user.click(await box('Stay credit'));
    await user.click(
      await screen.findByRole('switch', { name: say('payment.useDollars', { amount: '120.50' }) }),
    );
    await sent({ voucherIds: ['1'], dollarUse: '120.50' });
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Stay credit',
      say('fields.price.dollars'),
      say('fields.price.total'),
    ]);
    expect(screen.getAllByText(/579\.50/)).not.toEqual([]);
    expect(await axe(container)).toMatchObject({ violations: [] });
  });

  it('a voucher that cannot be combined with the others says so, and is not sent', async () => {
    answer({ deduct: { 1: '300.00' }, rejected: [{ id: '2', reason: 'STACKING' }] });
    const { user } = show();
    await user.click(await box('Stay credit'));
    await user.click(await box('Tea credit'));
    await screen.findByText(say('deductions.STACKING'));
    await sent({ voucherIds: ['1'] });
    expect(await box('Tea credit')).toHaveProperty('checked', true);
  });

  it('the best combination takes one press', async () => {
    const asked = answer({ proposed: ['2', '1'], deduct: { 2: '300.00', 1: '300.00' }, payable: '400.00' });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: say('deductions.best') }));
    await sent({ voucherIds: ['1', '2'] }); // in the server's order
    expect(asked.at(-1)).toMatchObject({ voucherIds: ['2', '1'], items: [{ property: 'sjm' }] });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('of a cart are requested with its items', async () => {
    const asked = answer({ deduct: { 1: '300.00' } });
    const { user } = show({ basket: { cartItemIds: ['7', '8'] } });
    await user.click(await box('Stay credit'));
    await sent({ voucherIds: ['1'] });
    expect(asked.map(({ cartItemIds }) => cartItemIds)).toEqual([
      ['7', '8'],
      ['7', '8'],
    ]);
  });

  it.each<[string, Partial<ToPay>]>([
    ['another currency', { currency: 'HKD' }],
    ['what is paid where it is used', { basket: null }],
    ['nothing to pay', { due: '0.00' }],
  ])('reduce nothing %s, and no request is sent', async (_name, toPay) => {
    const asked = answer({});
    show(toPay);
    await sent({});
    expect(asked).toEqual([]);
    expect(screen.queryByRole('group')).toBeNull();
  });
});

it('two vouchers of one name are distinguished by their values', async () => {
  answer({ vouchers: [STAY, TEA, voucher('3', STAY.name)] });
  show();
  for (const name of ['Stay credit (1/2)', 'Tea credit', 'Stay credit (2/2)']) await box(name);
});

it('as many dollars as the member types are used; a wrong amount is kept, explained and used for nothing', async () => {
  answer({ vouchers: [] });
  const { user, container } = show();
  await user.click(await screen.findByRole('switch'));
  await sent({ dollarUse: '120.50' });
  const field = screen.getByRole('textbox', { name: say('payment.dollarAmount') });
  expect(field).toHaveProperty('value', '120.50');
  const type = async (text: string) => {
    await user.clear(field);
    if (text !== '') await user.type(field, text);
  };
  await type('50.5');
  await sent({ dollarUse: '50.50' });
  screen.getByRole('switch', { name: say('payment.useDollars', { amount: '50.50' }) });
  for (const [text, problem] of [
    ['121', say('payment.dollarsTooMany', { amount: '120.50' })],
    ['1.234', say('payment.dollarsForm')],
    ['', say('payment.dollarsForm')],
  ] as const) {
    await type(text);
    expect(await screen.findAllByText(problem)).toHaveLength(2); // at the field and for the button
    expect(field).toHaveProperty('value', text);
    expect(field.getAttribute('aria-invalid')).toBe('true');
  }
  expect(await axe(container)).toMatchObject({ violations: [] });
  await type('0');
  await sent({});
});
