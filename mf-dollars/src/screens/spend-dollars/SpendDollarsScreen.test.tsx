import { dollarBalanceCalls } from '@resort/shared/calls/rows';
import { describe, expect, it } from '@jest/globals';
import { serveRoutes } from '@resort/shared/routes';
import { fake, fakeServer, page, refuse } from '@resort/shared/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { balanceCalls, type DollarHold, type DollarRelease } from '../../../contract/index.ts';
import { show } from '../../testing/show.ts';
import { BALANCE } from '../../testing/rows.ts';
import SpendDollarsScreen from './SpendDollarsScreen.tsx';

const server = fakeServer();

const HOLD: DollarHold = {
  holdId: '1',
  amount: '120.00',
  title: 'Room reservation',
  orderNo: 'H1',
  heldAt: '2026-11-21T12:00:00+08:00',
  expireAt: '2026-12-11T18:00:00+08:00',
  status: 'HELD',
};
const RELEASE: DollarRelease = {
  id: '1',
  amount: '248.05',
  source: 'Stay',
  releaseAt: '2026-11-28T00:00:00+08:00',
  expireOn: null,
  status: 'SCHEDULED',
};

function answer(holds: DollarHold[], releases: DollarRelease[]) {
  server.use(
    ...fake(dollarBalanceCalls, { 'GET /dollar/balance': BALANCE }),
    ...fake(balanceCalls, {
      'GET /dollar/hold': page(holds),
      'GET /dollar/release': page(releases),
    }),
  );
}
const open = () => show(SpendDollarsScreen, '/spend-dollars');

describe('my dollars', () => {
  it('are what may be spent, what is held, what is to come and what expires', async () => {
    answer([HOLD], [RELEASE, { ...RELEASE, id: '2', status: 'RELEASED', source: 'Spa' }]);
    const { container } = open();
    await screen.findByText('2,868.50 dollars');
    const fact = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
    expect(fact('Held')).toBe('120.00 dollars');
    expect(fact('To be released')).toBe('248.05 dollars');
    expect(fact('May be used until 31 Dec 2026')).toBe('388.00 dollars');
    const held = await screen.findByRole('region', { name: 'Held for you' });
    within(held).getByText('Held until 11 Dec 2026, 18:00');
    const coming = await screen.findByRole('region', { name: 'On their way' });
    within(coming).getByText('Yours from 28 Nov 2026');
    expect(within(coming).queryByText('Spa')).toBeNull();
    expect(await axe(container)).toMatchObject({ violations: [] });
  });

  it('have a link to each way to spend them that the release has', async () => {
    answer([], []);
    const { unmount } = open();
    await screen.findByText('2,868.50 dollars');
    expect(screen.queryByRole('link', { name: /^Stays/ })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Held for you' })).toBeNull();
    unmount();
    serveRoutes(['/hotels']);
    open();
    expect((await screen.findByRole('link', { name: /^Stays/ })).getAttribute('href')).toBe('/hotels');
  });

  it('are asked for again where they could not be loaded', async () => {
    answer([], []);
    server.use(...fake(dollarBalanceCalls, { 'GET /dollar/balance': refuse('BUSY') }));
    const { user } = open();
    await screen.findByText('Your dollars could not be loaded just now.');
    answer([], []);
    // neither of the others is asked for any more
    await user.click(await screen.findByRole('button', { name: 'Try again', busy: false }));
    await screen.findByText('2,868.50 dollars');
  });
});
