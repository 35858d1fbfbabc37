import { describe, expect, it } from '@jest/globals';
import { fake, fakeServer, refuse, textsOf } from '@resort/shared/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { referralCalls, type Invitation, type Referrals } from '../../../contract/index.ts';
import { show } from '../../testing/show.ts';
import InviteScreen from './InviteScreen.tsx';

const say = textsOf('membership');
const server = fakeServer();

const FRIEND: Invitation = {
  who: 'C***',
  joinedOn: '2026-11-01',
  state: 'JOINED',
  dollars: '100.00',
  minSpend: '500.00',
  until: '2027-01-30',
  rewardOn: null,
};
const REFERRALS: Referrals = {
  code: 'LOTUS234',
  url: '/join-us?ref=LOTUS234',
  terms: {
    inviter: '100.00',
    friend: '50.00',
    minSpend: '500.00',
    withinDays: 90,
    waitDays: 14,
    mostPerYear: 10,
  },
  rewardedThisYear: 1,
  invitations: [],
  invitedBy: null,
};
const answer = (reply: Referrals | ReturnType<typeof refuse>) =>
  server.use(...fake(referralCalls, { 'GET /member/referral': reply }));
const open = () => show(InviteScreen, '/invite');
const MINIMUM = 'MOP 500.00';

describe('inviting friends', () => {
  it('shows the code, the link, and what both get', async () => {
    answer(REFERRALS);
    const { container } = open();
    await screen.findByText('LOTUS234');
    screen.getByText(`${window.location.origin}/en/join-us?ref=LOTUS234`);
    screen.getByText(say('invite.lead', { inviter: '100.00', friend: '50.00' }));
    screen.getByText(say('invite.terms.spend', { minSpend: MINIMUM, withinDays: 90 }));
    screen.getByText(say('invite.terms.most', { most: 10, rewarded: 1 }));
    screen.getByText(say('invite.none'));
    expect(await axe(container)).toMatchObject({ violations: [] });
  });

  it('lists who has come, with what is missing or was given', async () => {
    answer({
      ...REFERRALS,
      invitations: [
        FRIEND,
        { ...FRIEND, who: 'L***', state: 'REWARDED', rewardOn: '2026-11-20' },
        { ...FRIEND, who: null, state: 'OVER_LIMIT', rewardOn: '2026-11-21' },
      ],
      invitedBy: { ...FRIEND, who: 'W***', state: 'OVER_LIMIT', rewardOn: '2026-11-22', dollars: '50.00' },
    });
    open();
    const rows = await screen.findAllByRole('listitem');
    const rowOf = (name: string) => {
      const row = rows.find(({ textContent }) => textContent.startsWith(name));
      if (row === undefined) throw new Error(`no row of ${name}`);
      return within(row);
    };
    const values = { minSpend: MINIMUM, until: '30 Jan 2027' };
    const has = (name: string, text: string) => rowOf(name).getByText(text, { exact: false });
    has('C***', say('invite.state.inviter.JOINED', values));
    has('L***', say('invite.state.inviter.REWARDED', { on: '20 Nov 2026' }));
    has(say('invite.left'), say('invite.state.inviter.OVER_LIMIT'));
    // to the friend the inviter's limit says nothing
    has('W***', say('invite.state.friend.REWARDED', { on: '22 Nov 2026' }));
  });

  it('promises nothing without a rule, and can be asked again', async () => {
    answer(refuse('BUSY'));
    const { user } = open();
    await screen.findByText(say('invite.failed'));
    answer({ ...REFERRALS, terms: null });
    await user.click(screen.getByRole('button', { name: say('kit:retry') }));
    await screen.findByText(say('invite.noReward'));
  });
});
