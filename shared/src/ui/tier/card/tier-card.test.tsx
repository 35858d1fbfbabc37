import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { TierCard, type TierCardProps } from './tier-card.tsx';

const CARD: TierCardProps = {
  tier: 'GOLD',
  label: 'Member',
  tierName: 'Gold',
  holder: 'Mei-Ling Chan',
  number: '8800 1234 5678',
  expiry: 'Valid to 31 Dec 2027',
};

it('is an article named by its tier, with number and expiry', async () => {
  const { container } = render(<TierCard {...CARD} />);
  const card = screen.getByRole('article', { name: 'Member Gold' });
  expect(card.textContent).toContain('8800 1234 5678');
  expect(screen.queryByRole('button')).toBeNull();
  expect((await axe(container)).violations).toEqual([]);
});

it('opens the code from its corner', async () => {
  let opened = 0;
  render(<TierCard {...CARD} code={{ label: 'Show my code', onOpen: () => (opened += 1) }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Show my code' }));
  expect(opened).toBe(1);
});

it.each([true, false])('only the visible side is interactive (back: %p)', (shown) => {
  render(<TierCard {...CARD} back={{ face: <p>Details</p>, shown }} />);
  const isInert = (text: string) => screen.getByText(text).closest('[inert]') !== null;
  expect({ front: isInert('8800 1234 5678'), back: isInert('Details') }).toEqual({
    front: shown,
    back: !shown,
  });
});
