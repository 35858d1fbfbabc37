import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { textsOf } from '../../testing/index.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { Badge, CountBadge } from './badge.tsx';
import { Figures } from './figures.tsx';
import { ActionRow, LinkRow, List, Row } from './list.tsx';
import { mapAddress } from './map-address.ts';
import { MapLink } from './map-link.tsx';
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

describe('a place', () => {
  const place = { address: 'Cotai, Macau', at: { latitude: 22.14, longitude: 113.56 } };

  it.each([
    [
      'iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)',
      'https://maps.apple.com/?q=Cotai%2C%20Macau&ll=22.14,113.56',
    ],
    ['Android', 'Mozilla/5.0 (Linux; Android 15)', 'geo:22.14,113.56?q=22.14,113.56(Cotai%2C%20Macau)'],
    [
      'WeChat on Android',
      'Mozilla/5.0 (Linux; Android 15) MicroMessenger/8.0',
      'https://uri.amap.com/marker?position=113.56,22.14&coordinate=wgs84&name=Cotai%2C%20Macau',
    ],
    [
      'Windows',
      'Mozilla/5.0 (Windows NT 10.0)',
      'https://www.google.com/maps/search/?api=1&query=22.14,113.56',
    ],
  ])('opens in the map app of %s', (_name, userAgent, expected) => {
    expect(mapAddress(place, userAgent)).toBe(expected);
  });

  it('is searched by its address if the coordinates are unknown', () => {
    expect(mapAddress({ address: 'Cotai' }, 'Android')).toBe('geo:0,0?q=Cotai');
    expect(mapAddress({ address: 'Cotai' }, 'MicroMessenger')).toBe(
      'https://uri.amap.com/search?keyword=Cotai',
    );
  });

  it('is a plain link that says where it leads', () => {
    renderPart(<MapLink {...place} />);
    expect(screen.getByRole('link', { name: `Cotai, Macau ${say('openMap')}` }).getAttribute('href')).toBe(
      mapAddress(place, navigator.userAgent),
    );
  });
});
