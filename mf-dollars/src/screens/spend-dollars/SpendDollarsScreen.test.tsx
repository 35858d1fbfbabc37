import { dollarBalanceCalls } from '@resort/shared/calls/rows';
import { describe, expect, it } from '@jest/globals';
import { serveRoutes } from '@resort/shared/routes';
import { fake, fakeServer, page, refuse, textsOf } from '@resort/shared/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { balanceCalls, type DollarHold, type DollarRelease } from '../../../contract/index.ts';
import { show } from '../../testing/show.ts';
import { BALANCE } from '../../testing/rows.ts';
import SpendDollarsScreen from './SpendDollarsScreen.tsx';

const say = textsOf('dollars');

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

describe('my Resort Dollars', () => {
  it('show what is available, held, pending and expiring', async () => {
    answer([HOLD], [RELEASE, { ...RELEASE, id: '2', status: 'RELEASED', source: 'Spa' }]);
    const { container } = open();
    await screen.findByText(say('amount.dollars', { figures: '2,868.50' }));
    const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
    expect(fact(say('spend.held'))).toBe(say('amount.dollars', { figures: '120.00' }));
    expect(fact(say('spend.pending'))).toBe(say('amount.dollars', { figures: '248.05' }));
    expect(fact(say('spend.expiring', { date: '31 Dec 2026' }))).toBe(
      say('amount.dollars', { figures: '388.00' }),
    );
    const held = await screen.findByRole('region', { name: say('spend.heldFor') });
    within(held).getByText(say('spend.heldUntil', { time: '11 Dec 2026, 18:00' }));
    const coming = await screen.findByRole('region', { name: say('spend.coming') });
    within(coming).getByText(say('spend.from', { date: '28 Nov 2026' }));
    expect(within(coming).queryByText('Spa')).toBeNull();
    expect(await axe(container)).toMatchObject({ violations: [] });
  });

  it('have a link to each way to spend them that the release has', async () => {
    answer([], []);
    const { unmount } = open();
    await screen.findByText(say('amount.dollars', { figures: '2,868.50' }));
    expect(screen.queryByRole('link', { name: say.like('spend.stays') })).toBeNull();
    expect(screen.queryByRole('region', { name: say('spend.heldFor') })).toBeNull();
    unmount();
    serveRoutes(['/hotels']);
    open();
    expect((await screen.findByRole('link', { name: say.like('spend.stays') })).getAttribute('href')).toBe(
      '/hotels',
    );
  });

  it('can be retried if they failed to load', async () => {
    answer([], []);
    server.use(...fake(dollarBalanceCalls, { 'GET /dollar/balance': refuse('BUSY') }));
    const { user } = open();
    await screen.findByText(say('spend.unavailable'));
    answer([], []);
    // neither of the others is asked for any more
    await user.click(await screen.findByRole('button', { name: say('kit:retry'), busy: false }));
    await screen.findByText(say('amount.dollars', { figures: '2,868.50' }));
  });
});
