import { expect, it } from '@jest/globals';
import { dropHold, keepHold, readHold } from '@resort/shared/session';
import { fakeServer, renderScreen, textsOf } from '@resort/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import texts from '../../locales/en.json' with { type: 'json' };
import { Hold } from './Hold.tsx';

const say = textsOf('shell');
fakeServer();

const IN_TEN_MINUTES = () => new Date(Date.now() + 600_000).toISOString();
const hold = (until = IN_TEN_MINUTES()) =>
  keepHold({ pay: '/checkout?id=7', order: '/hotel-order?id=7', until });
const open = (at: string, isFocused = false) => {
  const view = renderScreen(() => <Hold isFocused={isFocused} />, { at, texts: { shell: texts } });
  return { ...view, bar: () => screen.queryByRole('region', { name: say('hold.label') }) };
};

it('a hold is shown on other screens, with the time left, a way to pay and a way to cancel', async () => {
  hold();
  const { user, whereabouts } = open('/hotel-room?hotelCode=GL');
  await screen.findByRole('timer', { name: say('hold.text') });
  screen.getByRole('link', { name: say('hold.order') });
  await user.click(screen.getByRole('link', { name: say('hold.pay') }));
  expect(whereabouts()).toBe('/checkout?id=7');
});

it.each([
  ['/checkout?id=7', false],
  ['/hotel-order?id=7', false],
  ['/ticket-pay?orderNo=1', true],
])('says nothing on %s', async (at, isFocused) => {
  hold();
  const { bar } = open(at, isFocused);
  await waitFor(() => expect(bar()).toBeNull());
});

it('is forgotten on the way to its payment screen, which stores it again while it is held', async () => {
  hold();
  open('/checkout?id=7', true);
  await waitFor(() => expect(readHold()).toBeNull());
});

it('is forgotten when its time is over', async () => {
  hold(new Date(Date.now() - 1000).toISOString());
  const { bar } = open('/hotels');
  await waitFor(() => expect([bar(), readHold()]).toEqual([null, null]));
});

it('shows nothing without a hold', () => {
  dropHold();
  expect(open('/hotels').bar()).toBeNull();
});
