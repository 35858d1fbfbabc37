import { expect, it } from '@jest/globals';
import { serveRoutes } from '@resort/shared/routes';
import { fake, fakeServer, refuse, textsOf } from '@resort/shared/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { homePageCalls, type LandingPage } from '../../../contract/index.ts';
import { STORY } from '../../testing/rows.ts';
import { show } from '../../testing/show.ts';
import LandingScreen from './LandingScreen.tsx';

const say = textsOf('content');

const server = fakeServer();
const LIGHTS: LandingPage = {
  id: '1',
  code: 'winter-lights',
  title: 'Winter lights',
  summary: 'Every evening from six.',
  picture: STORY.picture,
  html: '<p>Ten <em>thousand</em> lamps.</p>',
  action: { name: 'Find a room', link: '/hotels' },
};
const answer = (page: LandingPage) => server.use(...fake(homePageCalls, { 'GET /landPage/info': page }));
const open = () => show(LandingScreen, '/landing?id=winter-lights');

it('a page is read, and leads on', async () => {
  serveRoutes(['/hotels']);
  answer(LIGHTS);
  const { container } = open();
  await screen.findByRole('heading', { level: 1, name: 'Winter lights' });
  expect((await screen.findByText('thousand')).localName).toBe('em');
  expect(screen.getByRole('link', { name: 'Find a room' }).getAttribute('href')).toBe('/hotels');
  expect(await axe(container)).toMatchObject({ violations: [] });
});

it.each([
  ['another site', 'https://evil.test/'],
  ['a script', 'javascript:alert(1)'],
  ['a screen that the release does not have', '/submarine'],
])('leads to no %s', async (_what, link) => {
  serveRoutes(['/hotels']);
  answer({ ...LIGHTS, action: { name: 'Go', link } });
  open();
  await screen.findByText('thousand');
  expect(screen.queryByRole('link')).toBeNull();
});

it('one that does not exist leads to the home', async () => {
  server.use(...fake(homePageCalls, { 'GET /landPage/info': refuse('CONTENT_GONE') }));
  open();
  await screen.findByRole('heading', { name: say('landing.unknown.title') });
  expect(screen.getByRole('link', { name: say('landing.toHome') }).getAttribute('href')).toBe('/home');
});
