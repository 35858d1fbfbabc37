import { describe, expect, it } from '@jest/globals';
import { fake, fakeServer, page, refuse, type Asked, textsOf } from '@resort/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { cityCalls } from '../../../contract/index.ts';
import { BORDER } from '../../testing/rows.ts';
import { show } from '../../testing/show.ts';
import MacauInfoScreen from './MacauInfoScreen.tsx';

const say = textsOf('content');

const server = fakeServer();
const asked: Asked[] = [];
const answer = () =>
  server.use(
    ...fake(cityCalls, {
      'GET /traffic/info': [
        {
          kind: 'SHUTTLE',
          name: 'Our shuttles',
          text: 'Free for everybody.',
          lines: [{ from: 'Border', to: 'Hotel', first: '09:00', last: '23:30', everyMinutes: 15 }],
        },
        { kind: 'TAXI', name: 'Taxis', text: 'By the door.', lines: [] },
      ],
      'GET /api/macau/info/list': (ask) => {
        asked.push(ask);
        return ask.payload['categoryId'] === 'VISA' ? page([BORDER]) : page([]);
      },
      'GET /api/macau/info/detail': BORDER,
    }),
  );
const open = (query = '') => show(MacauInfoScreen, `/macau-info${query}`);

describe('the city guide', () => {
  it('begins with the ways of getting about, and their timetables', async () => {
    answer();
    const { container } = open();
    await screen.findByText('Our shuttles');
    screen.getByText('Border to Hotel');
    screen.getByText(say('city.hours', { first: '09:00', last: '23:30', count: 15 }));
    expect(screen.getAllByRole('list', { hidden: true, name: say.like('city.timetable') })).toHaveLength(1);
    expect(await axe(container)).toMatchObject({ violations: [] });
  });

  it('is parted by kind, in the address, and its pages open', async () => {
    answer();
    const { user, whereabouts } = open();
    await user.click(await screen.findByRole('tab', { name: say('city.kind.visa') }));
    expect(whereabouts()).toBe('/macau-info?kind=visa');
    await waitFor(() => expect(asked.at(-1)?.payload).toMatchObject({ categoryId: 'VISA' }));
    const link = await screen.findByRole('link', { name: BORDER.title });
    expect(link.getAttribute('href')).toBe('/macau-info?kind=visa&id=8');
    await user.click(screen.getByRole('tab', { name: say('city.kind.weather') }));
    await screen.findByRole('heading', { name: say('city.none.title') });
  });

  it('has facts and places on a page, each place with the way to the device’s map', async () => {
    answer();
    const { container } = open('?kind=visa&id=8');
    await screen.findByRole('heading', { level: 1, name: BORDER.title });
    expect(screen.getByText('Opening hours').closest('div')?.textContent).toBe(
      'Opening hoursAround the clock',
    );
    const map = screen.getByRole('link', { name: /Portas do Cerco/ });
    expect(map.getAttribute('href')).toContain('22.2157');
    expect(map.getAttribute('rel')).toContain('noopener');
    expect(await axe(container)).toMatchObject({ violations: [] });
  });

  it('says so for a page that does not exist, and retries one that failed to load', async () => {
    server.use(...fake(cityCalls, { 'GET /api/macau/info/detail': refuse('CONTENT_GONE') }));
    const { unmount } = open('?id=8');
    await screen.findByRole('heading', { name: say('city.unknown.title') });
    unmount();
    answer();
    server.use(...fake(cityCalls, { 'GET /traffic/info': refuse('BUSY') }));
    const { user } = open();
    await screen.findByText(say('city.failed'));
    answer();
    await user.click(screen.getByRole('button', { name: say('kit:retry') }));
    await screen.findByText('Our shuttles');
  });
});
