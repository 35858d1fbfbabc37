import { beforeAll, describe, expect, it } from '@jest/globals';
import { fake, fakeServer, fakeSight, type Asked, textsOf } from '@resort/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { transactionCalls, type Transaction } from '../../../contract/index.ts';
import { show } from '../../testing/show.ts';
import TransactionHistoryScreen from './TransactionHistoryScreen.tsx';

const say = textsOf('dollars');

const server = fakeServer();
// the end is never in sight: the button asks
beforeAll(() => fakeSight('nothing'));

const entry = (id: string, at: string, amount: string): Transaction => ({
  id,
  at,
  type: amount.startsWith('-') ? 'REDEEM' : 'EARN',
  title: amount.startsWith('-') ? 'The festive hamper' : 'Stay',
  amount,
  balanceAfter: '2208.50',
  property: null,
  orderNo: amount.startsWith('-') ? 'R2611211' : null,
  orderKind: amount.startsWith('-') ? 'REWARD' : null,
});
const FIRST = [
  entry('9', '2026-11-30T23:59:59+08:00', '-660.00'),
  entry('8', '2026-10-31T16:00:00Z', '500.00'), // the first of November at the resort
];
const SECOND = [entry('7', '2026-10-31T15:59:59Z', '1480.50')];
const MONTHS = [
  { month: '2026-10', in: '1480.50', out: '0.00', closing: '2368.50' },
  { month: '2026-11', in: '500.00', out: '660.00', closing: '2208.50' },
];

function answer(): Asked['payload'][] {
  const asked: Asked['payload'][] = [];
  server.use(
    ...fake(transactionCalls, {
      'GET /dollar/transaction/months': ({ payload }) => (payload['unit'] === 'DOLLAR' ? MONTHS : []),
      'POST /dollar/transaction': ({ payload }) => {
        asked.push(payload);
        if (payload['types'] !== undefined) return { list: [], hasMore: false };
        return payload['beforeId'] === '8'
          ? { list: SECOND, hasMore: false }
          : { list: FIRST, hasMore: true };
      },
    }),
  );
  return asked;
}
const open = (at = '/transaction-history') => show(TransactionHistoryScreen, at);

describe('the history', () => {
  it('is grouped by the months of the resort, with their sums, and loads more before the last row', async () => {
    const asked = answer();
    const { user, container } = open();
    const november = await screen.findByRole('region', { name: 'November 2026' });
    await within(november).findByText(say('history.sums', { in: '500.00', out: '660.00' }));
    expect(within(november).getAllByRole('button')).toHaveLength(2);
    within(november).getByText(say('amount.dollars', { figures: '−660.00' }));
    within(november).getByText(say('amount.dollars', { figures: '+500.00' }));
    screen.getByRole('img', {
      name: say('plot.summary', {
        first: '2,368.50',
        from: 'October 2026',
        last: '2,208.50',
        highest: '2,368.50',
      }),
    });
    expect(await axe(container)).toMatchObject({ violations: [] });
    await user.click(screen.getByRole('button', { name: say('kit:showMore') }));
    await screen.findByRole('region', { name: 'October 2026' });
    await screen.findByText(say('kit:end'));
    expect(asked).toMatchObject([{ unit: 'DOLLAR' }, { unit: 'DOLLAR', beforeId: '8' }]);
  });

  it('requests the filters of the address, and can show everything again', async () => {
    const asked = answer();
    const { user, whereabouts } = open(
      '/transaction-history?unit=points&type=EARN,nonsense&from=2026-11-01&to=2026-11-30',
    );
    await screen.findByRole('heading', { name: say('history.noneFound') });
    expect(asked).toMatchObject([{ unit: 'POINT', types: ['EARN'], from: '2026-11-01', to: '2026-11-30' }]);
    await user.click(screen.getByRole('button', { name: say('kit:remove', { name: 'November 2026' }) }));
    expect(whereabouts()).toBe('/transaction-history?unit=points&type=EARN%2Cnonsense');
    await user.click(await screen.findByRole('button', { name: say('history.clear') }));
    await waitFor(() => expect(whereabouts()).toBe('/transaction-history?unit=points'));
  });

  it('ignores an invalid date', async () => {
    const asked = answer();
    open('/transaction-history?from=2026-02-30');
    await screen.findByRole('region', { name: 'November 2026' });
    expect(asked[0]).not.toHaveProperty('from');
  });
});
