import { beforeEach, describe, expect, it } from '@jest/globals';
import { fake, fakeServer, page, refuse, textsOf } from '@resort/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { articleCalls, enjoyCalls } from '../../../contract/index.ts';
import { STORY } from '../../testing/rows.ts';
import { show } from '../../testing/show.ts';
import ArticlesScreen from './ArticlesScreen.tsx';

const say = textsOf('content');

const server = fakeServer();
let asked: Record<string, unknown>[] = [];
beforeEach(() => {
  asked = [];
});
const answer = (stories: ReturnType<typeof page<typeof STORY>> | ReturnType<typeof refuse>) =>
  server.use(
    ...fake(articleCalls, {
      'GET /article/articles': ({ payload }) => {
        asked.push(payload);
        return stories;
      },
      'GET /article/topics': [
        { id: 'hotel', name: 'The hotel', order: 1 },
        { id: 'food', name: 'Kitchen', order: 2 },
      ],
    }),
  );
const open = (query = '') => show(ArticlesScreen, `/articles${query}`);

describe('stories', () => {
  it('show summary, reading time and likes, and open', async () => {
    answer(page([STORY]));
    const { container } = open();
    const link = await screen.findByRole('link', { name: STORY.title });
    expect(link.getAttribute('href')).toBe('/article?id=3');
    screen.getByText(say('article.minutes', { count: 4 }));
    screen.getByText(say('article.likes', { count: 12 }));
    screen.getByText('1 Nov 2026');
    expect(await axe(container)).toMatchObject({ violations: [] });
  });

  it('are filtered by a topic, which the address keeps', async () => {
    answer(page([STORY]));
    const { user, whereabouts } = open();
    await user.click(await screen.findByRole('button', { name: 'Kitchen' }));
    expect(whereabouts()).toBe('/articles?topic=food');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ topicId: 'food', pageNum: '1' }));
  });

  it('that are things to enjoy are listed the same way, and stay so when they are narrowed', async () => {
    server.use(
      ...fake(enjoyCalls, {
        'GET /api/enjoy/list': ({ payload }) => {
          asked.push(payload);
          return page([STORY]);
        },
        'GET /api/enjoy/categories': [{ id: 'walks', name: 'Walks', order: 1 }],
      }),
    );
    const { user, whereabouts } = open('?kind=enjoy');
    await screen.findByRole('heading', { level: 1, name: say('enjoy.title') });
    const link = await screen.findByRole('link', { name: STORY.title });
    expect(link.getAttribute('href')).toBe('/article?kind=enjoy&id=3');
    await user.click(await screen.findByRole('button', { name: 'Walks' }));
    expect(whereabouts()).toBe('/articles?kind=enjoy&topic=walks');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ categoryId: 'walks' }));
  });

  it('of a topic without any lead to all of them', async () => {
    answer(page<typeof STORY>([]));
    const { user, whereabouts } = open('?topic=food');
    await screen.findByRole('heading', { name: say('articles.none.title') });
    await user.click(screen.getByRole('button', { name: say('articles.reset') }));
    expect(whereabouts()).toBe('/articles');
  });

  it('that failed to load can be retried', async () => {
    answer(refuse('BUSY'));
    const { user } = open();
    await screen.findByText(say('articles.failed'));
    answer(page([STORY]));
    await user.click(screen.getByRole('button', { name: say('kit:retry') }));
    await screen.findByRole('link', { name: STORY.title });
  });
});
