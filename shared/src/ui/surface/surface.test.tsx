import { expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { textsOf } from '../../testing/index.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { Badge, CountBadge } from './badge.tsx';
import { Figures } from './figures.tsx';
import { ActionRow, LinkRow, List, Row } from './list.tsx';
import { Surface } from './surface.tsx';

const say = textsOf('kit');

it('a box that is a link has its title as its name, and separate buttons', async () => {
  const cancel = jest.fn();
  const { whereabouts } = renderPart(
    <Surface
      to="/order"
      badge={<Badge>Confirmed</Badge>}
      title="Premier Suite"
      lines={['Fri 12 Dec', 'From 15:00']}
    >
      <button type="button" onClick={cancel}>
        Cancel
      </button>
    </Surface>,
  );
  expect(screen.getByRole('article').textContent).toBe('ConfirmedPremier SuiteFri 12 DecFrom 15:00Cancel');
  await userEvent.click(screen.getByRole('button', { name: say('cancel') }));
  expect([cancel.mock.calls.length, whereabouts()]).toEqual([1, '/']);
  await userEvent.click(screen.getByRole('link', { name: 'Premier Suite' }));
  expect(whereabouts()).toBe('/order');
});

it('rows are a list of texts, links and buttons', async () => {
  const press = jest.fn();
  const { container } = renderPart(
    <main>
      <List label="Settings">
        <LinkRow to="/orders" title="Bookings" detail="Rooms and tables" />
        <ActionRow title="Language" value="English" onPress={press} />
        <Row title="Total" value="MOP 388.00" />
      </List>
    </main>,
  );
  expect(screen.getByRole('list', { name: 'Settings' }).children).toHaveLength(3);
  expect(screen.getByRole('link').textContent).toBe('BookingsRooms and tables');
  await userEvent.click(screen.getByRole('button', { name: /^Language\s*English$/ }));
  expect(press).toHaveBeenCalledTimes(1);
  expect(await axe(container)).toMatchObject({ violations: [] });
});

it('figures are read as a name and its value', () => {
  renderPart(
    <Figures
      figures={[
        { name: 'Points', value: '48,120', to: '/points' },
        { name: 'Vouchers', value: '6' },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Points', 'Vouchers']);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['48,120', '6']);
  expect(screen.getByRole('link', { name: 'Points' }).getAttribute('href')).toBe('/points');
});

it('a count is read in words, and 0 is not rendered', () => {
  const { container, unmount } = renderPart(<CountBadge count={120} label="120 in your cart" />);
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('99+');
  expect(screen.getByText('120 in your cart')).toBeTruthy();
  unmount();
  expect(renderPart(<CountBadge count={0} label="Nothing in your cart" />).container.textContent).toBe('');
});
