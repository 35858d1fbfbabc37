import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { fake, fakeServer, fakeSight, refuse, type Asked, textsOf } from '@resort/shared/testing';
import { ToastRegion } from '@resort/shared/ui';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { articleCalls, enjoyCalls, type ArticleDetail } from '../../../contract/index.ts';
import { OTHER_STORY, STORY } from '../../testing/rows.ts';
import { show } from '../../testing/show.ts';
import ArticleScreen from './ArticleScreen.tsx';

const say = textsOf('content');

const server = fakeServer();
beforeAll(() => fakeSight('everything'));
let told: string[] = [];
beforeEach(() => {
  told = [];
});

const answer = (story: ArticleDetail = STORY) =>
  server.use(
    ...fake(articleCalls, {
      'GET /article/articles/detail': story,
      'GET /article/articles/recommend': [OTHER_STORY],
      'POST /article/articles/{id}/like': () => {
        told.push('like');
        return { liked: true, likes: 13 };
      },
      'DELETE /article/articles/{id}/like': () => {
        told.push('unlike');
        return { liked: false, likes: 12 };
      },
    }),
  );
const Screen = () => (
  <>
    <ArticleScreen />
    <ToastRegion />
  </>
);
const open = (query = '?id=3') => show(Screen, `/article${query}`);
const heart = (is: { pressed: boolean }) =>
  screen.findByRole('button', { name: say.like('article.like'), ...is });

describe('a story', () => {
  it('is read, and leads to more of them', async () => {
    answer();
    const { container } = open();
    await screen.findByRole('heading', { level: 1, name: STORY.title });
    expect((await screen.findByText('silver')).localName).toBe('strong');
    const next = await screen.findByRole('link', { name: OTHER_STORY.title });
    expect(next.getAttribute('href')).toBe('/article?id=4');
    expect(await axe(container)).toMatchObject({ violations: [] });
  });

  it('is liked at once, and shows the number that the server has', async () => {
    const network = Promise.withResolvers<void>();
    answer();
    server.use(
      ...fake(articleCalls, {
        'POST /article/articles/{id}/like': async () => {
          await network.promise;
          return { liked: true, likes: 40 };
        },
      }),
    );
    const { user } = open();
    await user.click(await heart({ pressed: false }));
    expect((await heart({ pressed: true })).textContent).toContain(say('article.likes', { count: 13 }));
    network.resolve();
    await screen.findByText(say('article.likes', { count: 40 }));
  });

  it('that is liked and unliked quickly sends the first and the last state', async () => {
    const network = Promise.withResolvers<void>();
    answer();
    server.use(
      ...fake(articleCalls, {
        'POST /article/articles/{id}/like': async () => {
          told.push('like');
          await network.promise;
          return { liked: true, likes: 13 };
        },
      }),
    );
    const { user } = open();
    const button = await heart({ pressed: false });
    for (let press = 0; press < 4; press += 1) await user.click(button);
    await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('false'));
    await waitFor(() => expect(told).toEqual(['like']));
    network.resolve();
    await waitFor(() => expect(told).toEqual(['like', 'unlike']), { timeout: 4000 });
    expect((await heart({ pressed: false })).textContent).toContain(say('article.likes', { count: 12 }));
  });

  it('reverts the like with a message if the server refuses it', async () => {
    answer();
    server.use(...fake(articleCalls, { 'POST /article/articles/{id}/like': refuse('BUSY') }));
    const { user } = open();
    await user.click(await heart({ pressed: false }));
    await screen.findByText(say('article.notLiked'));
    expect((await heart({ pressed: false })).textContent).toContain(say('article.likes', { count: 12 }));
  });

  it('continues where reading stopped, at the same paragraph', async () => {
    answer();
    const { unmount } = open();
    const lines = await screen.findAllByText(/^At (five|six)/);
    for (const line of lines) line.getBoundingClientRect = () => new DOMRect(0, 10, 100, 20);
    fireEvent.scroll(window);
    await waitFor(() => expect(sessionStorage.getItem('draft.reading.article.3')).toBe('{"block":2}'));
    unmount();
    const { user } = open();
    const button = await screen.findByRole('button', { name: say('article.goOn') });
    const last = screen.getByText(/^At six/);
    let isSeen = false;
    last.scrollIntoView = () => {
      isSeen = true;
    };
    await user.click(button);
    expect(isSeen).toBe(true);
  });

  it('that is something to enjoy is read the same way, without likes', async () => {
    const asked: Asked[] = [];
    server.use(
      ...fake(enjoyCalls, {
        'GET /api/enjoy/detail': (ask) => {
          asked.push(ask);
          return { ...STORY, title: 'A lantern walk' };
        },
      }),
    );
    open('?kind=enjoy&id=3');
    await screen.findByRole('heading', { level: 1, name: 'A lantern walk' });
    expect(screen.queryByRole('button', { name: say.like('article.like') })).toBeNull();
    expect(asked[0]?.payload).toMatchObject({ id: '3' });
  });

  it('that no longer exists leads to the others; one that failed to load can be retried', async () => {
    server.use(...fake(articleCalls, { 'GET /article/articles/detail': refuse('CONTENT_GONE') }));
    const { unmount } = open();
    await screen.findByRole('heading', { name: say('article.unknown.title') });
    expect(screen.getByRole('link', { name: say('article.toArticles') }).getAttribute('href')).toBe(
      '/articles',
    );
    unmount();
    server.use(...fake(articleCalls, { 'GET /article/articles/detail': refuse('TOO_MANY') }));
    open();
    await screen.findByRole('button', { name: say('kit:retry') });
  });
});
