import { beforeEach, describe, expect, it } from '@jest/globals';
import { fake, fakeServer, fakeSight, inOrder, refuse, textsOf } from '@resort/shared/testing';
import { ToastRegion } from '@resort/shared/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { inboxCalls, type LetterBrief } from '../../../contract/index.ts';
import { LETTER, OLD_LETTER } from '../../testing/rows.ts';
import { show } from '../../testing/show.ts';
import InboxScreen from './InboxScreen.tsx';

const say = textsOf('content');

const server = fakeServer();
const NOTHING = { all: 0, order: 0, offer: 0, system: 0, newestId: null };
let letters: LetterBrief[];
let told: Record<string, unknown>[];
let asked: Record<string, unknown>[];
beforeEach(() => {
  letters = [LETTER, OLD_LETTER];
  told = [];
  asked = [];
  const unread = () => {
    const own = letters.filter(({ read }) => !read);
    return { ...NOTHING, all: own.length, order: own.length, newestId: letters[0]?.id ?? null };
  };
  server.use(
    ...fake(inboxCalls, {
      'GET /Inbox/list': ({ payload }) => {
        asked.push(payload);
        return { list: letters, hasMore: false };
      },
      'GET /Inbox/unread': unread,
      'POST /Inbox/read': ({ payload }) => {
        told.push(payload);
        letters = letters.map((letter) =>
          Number(letter.id) <= Number(payload['upToId']) ? { ...letter, read: true } : letter,
        );
        return unread();
      },
      'POST /Inbox/delete': ({ payload }) => {
        told.push(payload);
        return unread();
      },
    }),
  );
});

const Screen = () => (
  <>
    <InboxScreen />
    <ToastRegion />
  </>
);
// deleted letters stay so for as long as the page: each test has letters of its own
let lastId = 100;
const anew = (letter: LetterBrief): LetterBrief => ({ ...letter, id: String(++lastId) });
const open = (query = '') => show(Screen, `/inbox${query}`);
const row = async (name: RegExp) =>
  within((await screen.findByRole('link', { name })).closest('article') as HTMLElement);
const hide = (state: string) => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
};

describe('the inbox', () => {
  it('has its letters, marks new ones, and opens them', async () => {
    const { container } = open();
    const link = await screen.findByRole('link', { name: inOrder(say('inbox.new'), LETTER.title) });
    expect(link.getAttribute('href')).toBe('/message?id=21');
    expect((await screen.findByRole('link', { name: inOrder(OLD_LETTER.title) })).textContent).toContain(
      '20 Nov 2026',
    );
    await screen.findByRole('tab', {
      name: inOrder(say('inbox.tab.all'), say('inbox.unread', { count: 1 })),
    });
    expect(await axe(container)).toMatchObject({ violations: [] });
  });

  it('is divided by tabs, which the address keeps', async () => {
    const { user, whereabouts } = open();
    await user.click(await screen.findByRole('tab', { name: say('inbox.tab.system') }));
    expect(whereabouts()).toBe('/inbox?tab=system');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ tab: 'SYSTEM' }));
  });

  it('is read up to the newest letter on the screen; one that arrives meanwhile stays unread', async () => {
    const { user } = open();
    await screen.findByRole('link', { name: inOrder(LETTER.title) });
    letters = [{ ...anew(LETTER), title: 'Your table is ready' }, ...letters];
    await user.click(await screen.findByRole('button', { name: say('inbox.readAll') }));
    await screen.findByText(say('inbox.readAllDone'));
    expect(told).toMatchObject([{ upToId: LETTER.id, tab: 'ALL' }]);
    await screen.findByRole('link', { name: inOrder(say('inbox.new'), 'Your table is ready') });
    expect(screen.queryByRole('link', { name: inOrder(say('inbox.new'), LETTER.title) })).toBeNull();
  });

  it('hides a deleted letter at once, and deletes it when its toast closes', async () => {
    const doomed = { ...anew(LETTER), title: 'Doomed' };
    letters = [doomed, OLD_LETTER];
    const { user } = open();
    await user.click(
      (await row(/Doomed/)).getByRole('button', { name: say('inbox.delete', { title: 'Doomed' }) }),
    );
    expect(screen.queryByRole('link', { name: /Doomed/ })).toBeNull();
    screen.getByText(say('inbox.deleted'));
    expect(told).toEqual([]);
    hide('hidden');
    await waitFor(() => expect(told).toMatchObject([{ ids: [doomed.id] }]));
    hide('visible');
    expect(screen.queryByRole('button', { name: say('kit:undo') })).toBeNull();
  });

  it('restores a letter that was deleted by mistake, without a call', async () => {
    letters = [{ ...anew(LETTER), title: 'Precious' }];
    const { user } = open();
    await user.click((await row(/Precious/)).getByRole('button', { name: say.like('inbox.delete') }));
    await screen.findByRole('heading', { name: say('inbox.none.title') });
    await user.click(screen.getByRole('button', { name: say('kit:undo') }));
    await row(/Precious/);
    hide('hidden');
    hide('visible');
    expect(told).toEqual([]);
  });

  it('shows a letter again with a message if it could not be deleted', async () => {
    letters = [{ ...anew(LETTER), title: 'Stubborn' }];
    server.use(...fake(inboxCalls, { 'POST /Inbox/delete': refuse('BUSY') }));
    const { user } = open();
    await user.click((await row(/Stubborn/)).getByRole('button', { name: say.like('inbox.delete') }));
    hide('hidden');
    await screen.findByText(say('inbox.notDeleted'));
    await row(/Stubborn/);
    hide('visible');
  });

  it('that failed to load can be retried', async () => {
    server.use(...fake(inboxCalls, { 'GET /Inbox/list': refuse('BUSY') }));
    const { user } = open();
    await screen.findByText(say('inbox.failed'));
    server.use(...fake(inboxCalls, { 'GET /Inbox/list': { list: [], hasMore: false } }));
    await user.click(screen.getByRole('button', { name: say('kit:retry') }));
    await screen.findByRole('heading', { name: say('inbox.none.title') });
  });

  it('loads letters older than the last one', async () => {
    fakeSight('nothing');
    server.use(
      ...fake(inboxCalls, {
        'GET /Inbox/list': ({ payload }) => {
          asked.push(payload);
          return payload['beforeId'] === undefined
            ? { list: [LETTER], hasMore: true }
            : { list: [OLD_LETTER], hasMore: false };
        },
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: say('kit:showMore') }));
    await screen.findByRole('link', { name: /Welcome/ });
    expect(asked.at(-1)).toMatchObject({ beforeId: LETTER.id });
  });
});
