import { beforeEach, describe, expect, it } from '@jest/globals';
import { serveRoutes } from '@resort/shared/routes';
import { fake, fakeServer, refuse, textsOf } from '@resort/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { inboxCalls, pushCalls, type Letter } from '../../../contract/index.ts';
import { WHOLE_LETTER } from '../../testing/rows.ts';
import { show } from '../../testing/show.ts';
import MessageScreen from './MessageScreen.tsx';

const say = textsOf('content');

const server = fakeServer();
const read: unknown[] = [];
beforeEach(() => void (read.length = 0));
const answer = (letter: Letter = WHOLE_LETTER) =>
  server.use(
    ...fake(inboxCalls, {
      'GET /Inbox/info': letter,
      'POST /Inbox/read': ({ payload }) => {
        read.push(payload['ids']);
        return { all: 0, order: 0, offer: 0, system: 0, newestId: '21' };
      },
    }),
  );
const open = () => show(MessageScreen, '/message?id=21');

describe('a letter', () => {
  it('is marked as read when it is opened, and leads to its subject', async () => {
    serveRoutes(['/hotels']);
    answer();
    const { container } = open();
    await screen.findByRole('heading', { level: 1, name: 'Your suite is confirmed' });
    expect((await screen.findByText('15:00')).localName).toBe('strong');
    expect(screen.getByRole('link', { name: 'Show my booking' }).getAttribute('href')).toBe('/hotels?a=1');
    await waitFor(() => expect(read).toEqual([['21']]));
    expect(await axe(container)).toMatchObject({ violations: [] });
  });

  it('leads to no screen that the release does not have, and an old one is not marked again', async () => {
    answer({ ...WHOLE_LETTER, read: true });
    open();
    await screen.findByText('15:00');
    expect(screen.queryByRole('link')).toBeNull();
    expect(read).toEqual([]);
  });

  it('about an offer ends them with one press, and brings them back with another', async () => {
    answer({ ...WHOLE_LETTER, kind: 'OFFER' });
    const sent: unknown[] = [];
    server.use(
      ...fake(pushCalls, {
        'POST /subscription/log': ({ payload }) => {
          sent.push([payload['id'], payload['result']]);
          return { id: 'OFFERS' as const, title: '', text: '', accepted: false };
        },
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: say('message.stop') }));
    await user.click(await screen.findByRole('button', { name: say('message.undoStop') }));
    await screen.findByRole('button', { name: say('message.stop') });
    expect(sent).toEqual([
      ['OFFERS', 'REJECT'],
      ['OFFERS', 'ACCEPT'],
    ]);
  });

  it('that is deleted leads back to the others', async () => {
    answer();
    const { user, whereabouts } = open();
    await user.click(await screen.findByRole('button', { name: say('message.delete') }));
    expect(whereabouts()).toBe('/inbox');
  });

  it('of another member, or an unknown one, does not exist', async () => {
    server.use(...fake(inboxCalls, { 'GET /Inbox/info': refuse('CONTENT_GONE') }));
    open();
    await screen.findByRole('heading', { name: say('message.unknown.title') });
    expect(screen.getByRole('link', { name: say('message.toInbox') }).getAttribute('href')).toBe('/inbox');
  });
});
