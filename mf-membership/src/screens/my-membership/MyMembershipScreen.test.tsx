import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { fake, MEI_LING, refuse, renderScreen, setupServer } from '@resort/shared/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { cardCalls, type Card } from '../../../contract/index.ts';
import texts from '../../locales/en.json' with { type: 'json' };
import MyMembershipScreen from './MyMembershipScreen.tsx';

const card: Card = {
  id: '1',
  cardNo: '880012345678',
  tier: 'DIAMOND',
  tierName: 'Diamond',
  issuedAt: '2019-05-04T10:00:00+08:00',
  expireAt: '2027-03-31T23:59:59+08:00',
  status: 'ACTIVE',
};
const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const open = () =>
  renderScreen(MyMembershipScreen, { at: '/my-membership', texts: { membership: texts }, member: MEI_LING });

describe('my membership', () => {
  it('shows the card with tier, holder, number and expiry', async () => {
    server.use(...fake(cardCalls, { 'GET /user/cards': [card] }));
    const { container } = open();
    const face = await screen.findByRole('article', { name: 'Member Diamond' });
    expect(face.textContent).toBe('MemberDiamondMei Ling Chan8800 1234 5678Valid to 31 Mar 2027');
    expect(await axe(container)).toMatchObject({ violations: [] });
  });

  it('offers to try again when the card cannot be loaded, and then shows it', async () => {
    let isUp = false;
    server.use(...fake(cardCalls, { 'GET /user/cards': () => (isUp ? [card] : refuse('BUSY')) }));
    const { user } = open();
    await screen.findByText('Your card could not be loaded just now.');
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('article');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
