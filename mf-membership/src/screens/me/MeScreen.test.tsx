import { beforeEach, describe, expect, it } from '@jest/globals';
import { badgeCalls, sessionCalls } from '@resort/shared/calls/rows';
import { serveRoutes } from '@resort/shared/routes';
import { keepDraft, openSession, useSession } from '@resort/shared/session';
import { fake, fakeServer, inOrder, refuse, textsOf } from '@resort/shared/testing';
import { onSettingsAsked } from '@resort/shared/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { show } from '../../testing/show.ts';
import { GROUPS } from './groups.ts';
import MeScreen from './MeScreen.tsx';

const say = textsOf('membership');
const server = fakeServer();
/** The shell shows a member's screen to members only. */
const Screen = () => (useSession().status === 'member' ? <MeScreen /> : null);
const open = () => show(Screen, '/me');
const WAYS = GROUPS.flatMap(({ ways }) => ways);

beforeEach(() => {
  serveRoutes(['/my-membership', '/my-qr', ...WAYS.map(({ to }) => to)]);
  server.use(...fake(badgeCalls, { 'GET /notification/exist': { unread: 2, letters: 4, cart: 1 } }));
});

describe("the member's own place", () => {
  it('leads to everything that is theirs, and shows what is unread', async () => {
    const { container } = open();
    const inbox = await screen.findByRole('link', {
      name: inOrder(say('me.way.inbox'), say('me.unread', { count: 4 })),
    });
    expect(inbox.getAttribute('href')).toBe('/inbox');
    screen.getByRole('link', { name: inOrder(say('me.way.notifications'), say('me.unread', { count: 2 })) });
    const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(targets).toEqual(['/my-membership', '/my-qr', ...WAYS.map(({ to, hash = '' }) => to + hash)]);
    expect(await axe(container)).toMatchObject({ violations: [] });
  });

  it('has no row for a screen that is not in the release', async () => {
    serveRoutes(['/inbox']);
    open();
    await screen.findByRole('link', { name: inOrder(say('me.way.inbox'), say('me.unread', { count: 4 })) });
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('opens the sheet with language and appearance', async () => {
    let opened = 0;
    const stop = onSettingsAsked(() => (opened += 1));
    const { user } = open();
    const account = within(screen.getByRole('region', { name: say('me.group.account') }));
    await user.click(account.getByRole('button', { name: say('me.settings') }));
    expect(opened).toBe(1);
    stop();
  });
});

it.each([
  ['', null],
  [', also when the server cannot be told', refuse('BUSY')],
])('signing out deletes the session and drafts%s', async (_case, answer) => {
  server.use(...fake(sessionCalls, { 'GET /user/logout': answer }));
  keepDraft('auth.sign-in', { phone: '66123456' });
  const { user, store, whereabouts } = open();
  await user.click(screen.getByRole('button', { name: say('me.signOut') }));
  await waitFor(() => expect(whereabouts()).toBe('/join-us'));
  expect(openSession().load()).toBeNull();
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(store.getState().session.status).toBe('visitor');
});
