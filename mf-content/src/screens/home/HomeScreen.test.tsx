import { beforeEach, describe, expect, it } from '@jest/globals';
import { homeCalls } from '@resort/shared/calls/rows';
import { serveRoutes } from '@resort/shared/routes';
import { fake, fakeServer, fakeSight, page, refuse, textsOf } from '@resort/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import {
  activityCalls,
  articleCalls,
  homePageCalls,
  type Ad,
  type HomeSection,
} from '../../../contract/index.ts';
import { STORY, TASTING } from '../../testing/rows.ts';
import { show } from '../../testing/show.ts';
import HomeScreen from './HomeScreen.tsx';

const say = textsOf('content');

const server = fakeServer();
const { picture } = STORY;
const AD: Ad = {
  id: '9',
  title: 'Winter lights',
  text: 'From six',
  picture,
  link: '/landing?id=winter',
  startAt: '2026-11-01T00:00:00+08:00',
  endAt: '2099-01-01T00:00:00+08:00',
  frequency: 'ALWAYS',
};
const section = (code: HomeSection, link: string) => ({ code, title: code, text: `About ${code}`, link });
const OFFER = { id: '1', title: 'A weekend', summary: '', picture, link: '/offer?id=1', validTo: AD.endAt };
let asked: string[];

const answer = (ad: Ad | null = AD) =>
  server.use(
    ...fake(homeCalls, {
      'GET /banner/list': [{ id: '1', title: 'Tea', text: 'At three', picture, link: '/articles?topic=tea' }],
    }),
    ...fake(homePageCalls, {
      'GET /icon/list': [
        { id: 'b', name: 'Help', icon: 'help', link: '/help', order: 2 },
        { id: 'a', name: 'Magazine', icon: 'book-open', link: '/articles', order: 1 },
        { id: 'c', name: 'Submarine', icon: 'gem', link: '/submarine', order: 3 },
      ],
      'POST /homepage/homepageInfo': () => {
        asked.push('info');
        return {
          hero: { title: 'The quiet hours', text: 'One last glass', picture, link: null },
          sections: [
            section('HAPPENING', '/activities'),
            section('OFFERS', '/offers'),
            section('EXPERIENCE', '/articles?kind=enjoy'),
            section('ARTICLES', '/articles'),
          ],
        };
      },
      'POST /homepage/homepageOffers': () => {
        asked.push('offers');
        return page([OFFER]);
      },
      'POST /homepage/homepageHappening': page([TASTING]),
      'POST /homepage/homepageExperience': page([]),
      'GET /ad/show': ad,
    }),
    ...fake(articleCalls, { 'GET /article/articles': page([STORY]) }),
    ...fake(activityCalls, {}),
  );
beforeEach(() => {
  asked = [];
  serveRoutes([
    '/dining',
    '/articles',
    '/article',
    '/activities',
    '/activity',
    '/help',
    '/inbox',
    '/landing',
  ]);
  fakeSight('everything');
});
const open = () => show(HomeScreen, '/home');
const part = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the home', () => {
  it('begins with the scene of the hour, the ways to book, banners and the quick menu', async () => {
    answer();
    const { container } = open();
    const banner = await screen.findByRole('link', { name: /Tea At three|TeaAt three/ });
    expect(banner.getAttribute('href')).toBe('/articles?topic=tea');
    expect((await screen.findByRole('navigation', { name: say('home.quickMenu') })).textContent).toBe(
      'MagazineHelp',
    );
    await screen.findByText('The quiet hours');
    screen.getByText('One last glass');
    // of the four ways only those whose screens are in this release
    expect(screen.getByRole('navigation', { name: say('home.book') }).textContent).toBe(
      say('home.ways.dine'),
    );
    await part('ARTICLES');
    expect(await axe(container)).toMatchObject({ violations: [] });
  });

  it('continues with the sections in their order, without empty ones', async () => {
    answer();
    open();
    expect(
      (await part('ARTICLES')).getByRole('link', { name: say('home.all.ARTICLES') }).getAttribute('href'),
    ).toBe('/articles');
    await (await part('HAPPENING')).findByRole('link', { name: TASTING.title });
    // offers are not in this release: they are shown, but lead nowhere
    const offers = await part('OFFERS');
    await offers.findByText('A weekend');
    expect(offers.queryByRole('link')).toBeNull();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'EXPERIENCE' })).toBeNull());
    const names = screen.getAllByRole('region').map((region) => region.querySelector('h2')?.textContent);
    expect(names).toEqual(['HAPPENING', 'OFFERS', 'ARTICLES']);
  });

  it('requests no rows below the fold until they are near the viewport', async () => {
    fakeSight('nothing');
    answer();
    open();
    await screen.findByRole('region', { name: 'OFFERS' });
    expect(asked).toEqual(['info']);
  });

  it('omits a section that failed to load, and retries', async () => {
    answer();
    server.use(...fake(homePageCalls, { 'POST /homepage/homepageOffers': refuse('BUSY') }));
    const { user } = open();
    const offers = await part('OFFERS');
    await offers.findByText(say('home.failed'));
    answer();
    await user.click(offers.getByRole('button', { name: say('kit:retry') }));
    await offers.findByText('A weekend');
  });
});

describe('the advertisement', () => {
  it('leads to its page, is closed by a press, and was shown once', async () => {
    const once: Ad = { ...AD, frequency: 'ONCE' };
    answer(once);
    const { user, unmount } = open();
    const link = await screen.findByRole('link', { name: AD.title });
    expect(link.getAttribute('href')).toBe('/landing?id=winter');
    await user.click(screen.getByRole('button', { name: say('home.closeAd', { title: 'Winter lights' }) }));
    expect(screen.queryByRole('heading', { name: AD.title })).toBeNull();
    unmount();
    let wasAsked = false;
    server.use(
      ...fake(homePageCalls, {
        'GET /ad/show': () => {
          wasAsked = true;
          return once;
        },
      }),
    );
    open();
    await waitFor(() => expect(wasAsked).toBe(true));
    await (await part('ARTICLES')).findByRole('link', { name: STORY.title });
    expect(screen.queryByRole('heading', { name: AD.title })).toBeNull();
  });
});
