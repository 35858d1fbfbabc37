import { expect, it } from '@jest/globals';
import { fake, fakeServer, MEI_LING, refuse, textsOf, errorText } from '@resort/shared/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { closingCalls, overviewCalls, type Overview } from '../../../contract/index.ts';
import { show } from '../../testing/show.ts';
import CloseMembershipScreen from './CloseMembershipScreen.tsx';

const say = textsOf('membership');

const server = fakeServer();

const overview: Overview = {
  membership: {
    status: 'ACTIVE',
    tier: 'GOLD',
    tierPoints: 1,
    keep: { need: 0, by: '2027-03-31' },
    upgrade: null,
  },
  dollars: { available: '1284.50', pending: '0.00', expiring: null },
  points: { available: 0 },
  vouchers: 2,
  isRestored: false,
  upcoming: [],
};
const open = () => show(CloseMembershipScreen, '/close-membership');
const sent = { otpId: 'o1', expireIn: 300, resendIn: 60, masked: '660***01' };
const closing = (told: unknown[]) => [
  ...fake(overviewCalls, { 'GET /member/overview': overview }),
  ...fake(closingCalls, {
    'POST /member/closing/otp': sent,
    'DELETE /user/users/{id}': ({ params, payload }) => {
      told.push([params['id'], payload['otpId'], payload['code'], payload['reason']]);
      return payload['code'] === '123456'
        ? { closedAt: '2026-12-06T12:00:00+08:00', graceDays: 15 }
        : refuse('OTP_INVALID', { left: 4 });
    },
  }),
];

it('shows what is lost, asks for a reason and the code, and shows until when it can be undone', async () => {
  const told: unknown[] = [];
  server.use(...closing(told));
  const { user, container, store, whereabouts } = open();
  await screen.findByText(say('leaving.dollars', { amount: '1,284.50' }));
  screen.getByText(say('leaving.vouchers', { number: '2', count: 2 }));
  expect(screen.queryByText(say.like('leaving.points'))).toBeNull();
  expect(await axe(container)).toMatchObject({ violations: [] });
  await user.click(screen.getByRole('radio', { name: say('leaving.reason.SELDOM') }));
  await user.click(screen.getByRole('button', { name: say('leaving.send') }));
  const code = await screen.findByLabelText(say('profile.rebind.codeLabel'));
  await user.type(code, '000000');
  await user.click(screen.getByRole('button', { name: say('leaving.title') }));
  await screen.findByText(errorText('OTP_INVALID'));
  await user.clear(code);
  await user.type(code, '123456');
  await user.click(screen.getByRole('button', { name: say('leaving.title') }));
  await screen.findByText(say.like('leaving.until'));
  expect(told).toEqual([
    [MEI_LING.userId, 'o1', '000000', 'SELDOM'],
    [MEI_LING.userId, 'o1', '123456', 'SELDOM'],
  ]);
  expect(store.getState().session.status).toBe('member');
  await user.click(screen.getByRole('button', { name: say('leaving.done') }));
  expect(whereabouts()).toBe('/join-us');
  expect(store.getState().session.status).toBe('visitor');
});

it('that cannot be done now says why, and keeps the reason that was given', async () => {
  server.use(...closing([]));
  server.use(...fake(closingCalls, { 'POST /member/closing/otp': refuse('CANNOT_CLOSE') }));
  const { user } = open();
  await user.click(await screen.findByRole('radio', { name: say('leaving.reason.OTHER') }));
  await user.click(screen.getByRole('button', { name: say('leaving.send') }));
  await screen.findByText(errorText('CANNOT_CLOSE'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: say('leaving.reason.OTHER') }).checked).toBe(
    true,
  );
});
