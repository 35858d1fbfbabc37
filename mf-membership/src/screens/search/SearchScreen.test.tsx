import { beforeEach, expect, it } from '@jest/globals';
import { serveRoutes } from '@resort/shared/routes';
import { fake, fakeServer, MEI_LING, refuse, textsOf } from '@resort/shared/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { searchCalls } from '../../../contract/index.ts';
import type { Found } from '../../../contract/index.ts';
import { show } from '../../testing/show.ts';
import { keepRecent, readRecent, withRecent } from './recent.ts';
import { screenOf } from './screen-of.ts';
import SearchScreen from './SearchScreen.tsx';

const say = textsOf('membership');
const server = fakeServer();
const answer = (found: Found[], exact = true) =>
  server.use(...fake(searchCalls, { 'GET /search': { found, exact } }));

const GARDEN: Found = {
  kind: 'HOTEL',
  ref: 'glp',
  title: 'Garden Palace',
  summary: 'Quiet courts.',
  property: null,
  picture: '/art/garden.svg',
};
const SPA: Found = {
  ...GARDEN,
  kind: 'SPA',
  ref: 'GARDEN-SPA',
  title: 'Garden Spa',
  property: { code: 'glp', name: 'Garden Palace' },
};
const field = () => screen.getByRole('searchbox', { name: say('search.field') });

beforeEach(() => {
  localStorage.clear();
  serveRoutes(['/hotel', '/hotel-room', '/shop', '/ticket', '/offer', '/exchangeSure', '/points-goods']);
});

it('has the focus in its field, finds what is typed, and leads to its screens', async () => {
  answer([GARDEN, SPA]);
  const { user, container } = show(SearchScreen, '/search');
  expect(document.activeElement).toBe(field());
  await user.type(field(), 'garden');
  expect((await screen.findByRole('link', { name: 'Garden Palace' })).getAttribute('href')).toBe(
    '/hotel?hotelCode=glp',
  );
  expect(screen.getByRole('link', { name: 'Garden Spa' }).getAttribute('href')).toBe('/shop?id=GARDEN-SPA');
  expect(screen.getByText(say('search.kind.SPA'))).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe(say('search.count', { count: 2 }));
  expect(await axe(container)).toMatchObject({ violations: [] });
});

it('has the text of its address, and then leaves the focus at the title', async () => {
  answer([GARDEN], false);
  show(SearchScreen, '/search?q=gardn');
  expect((field() as HTMLInputElement).value).toBe('gardn');
  await screen.findByRole('link', { name: 'Garden Palace' });
  expect(screen.getByRole('status').textContent).toBe(say('search.near', { text: 'gardn' }));
  expect(document.activeElement?.tagName).toBe('H1');
});

it('says that nothing is found and where to look', async () => {
  serveRoutes(['/hotels', '/offers']);
  answer([], false);
  show(SearchScreen, '/search?q=zzz');
  expect(await screen.findByRole('heading', { name: say('search.nothing', { text: 'zzz' }) })).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/hotels',
    '/offers',
  ]);
});

it('keeps what was searched for on this device, until it is cleared', async () => {
  answer([GARDEN]);
  const first = show(SearchScreen, '/search?q=garden');
  await screen.findByRole('link', { name: 'Garden Palace' });
  first.unmount();
  expect(readRecent(MEI_LING.userId)).toEqual(['garden']);
  expect(readRecent('somebody-else')).toEqual([]);
  const { user } = show(SearchScreen, '/search');
  await user.click(screen.getByRole('button', { name: 'garden' }));
  await screen.findByRole('link', { name: 'Garden Palace' });
  await user.clear(field());
  await user.click(await screen.findByRole('button', { name: say('search.forget') }));
  expect(screen.queryByText(say('search.recent'))).toBeNull();
  expect(readRecent(MEI_LING.userId)).toEqual([]);
});

it('can be tried again', async () => {
  server.use(...fake(searchCalls, { 'GET /search': refuse('BUSY') }));
  show(SearchScreen, '/search?q=garden');
  expect(await screen.findByText(say('search.failed'))).toBeTruthy();
});

it('has the latest eight searches, without the beginnings of the same', () => {
  expect(withRecent(['gar', 'spa'], ' Garden ')).toEqual(['Garden', 'spa']);
  expect(withRecent(['1', '2', '3', '4', '5', '6', '7', '8'], 'x')).toHaveLength(8);
  localStorage.setItem('recentSearches.x', '{"no": "list"}');
  expect(readRecent('x')).toEqual([]);
  keepRecent('x', ['tea']);
  expect(readRecent('x')).toEqual(['tea']);
});

it('leads to a room of a hotel, and nowhere without a screen', () => {
  expect(screenOf({ kind: 'ROOM', ref: 'glp/GLP-GARDEN' })).toBe(
    '/hotel-room?hotelCode=glp&roomTypeCode=GLP-GARDEN',
  );
  expect(screenOf({ kind: 'REWARD', ref: '7' })).toBe('/exchangeSure?type=dollar&id=7');
  expect(screenOf({ kind: 'HELP', ref: '2/FAQ/3' })).toBeUndefined();
  serveRoutes(['/help']);
  expect(screenOf({ kind: 'HELP', ref: '2/FAQ/3' })).toBe('/help?question=3#help-questions');
  expect(screenOf({ kind: 'NEWER' as 'HELP', ref: '1' })).toBeUndefined();
});
