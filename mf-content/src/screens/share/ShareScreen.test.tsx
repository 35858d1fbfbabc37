import { beforeEach, describe, expect, it } from '@jest/globals';
import { SHARE_KINDS, shareCalls } from '@resort/shared/calls/rows';
import { serveRoutes } from '@resort/shared/routes';
import { fake, fakeServer, refuse, textsOf } from '@resort/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { show } from '../../testing/show.ts';
import ShareScreen from './ShareScreen.tsx';

const say = textsOf('content');

const server = fakeServer();
beforeEach(() => serveRoutes(['/offer', '/article', '/activity', '/home']));
const target = { kind: 'OFFER', targetId: '3', sharerMasked: 'C***', valid: true } as const;
type Kind = (typeof SHARE_KINDS)[number];
type Answer = Omit<typeof target, 'kind' | 'valid'> & { kind: Kind; valid: boolean };
const answer = (with_: Answer | ReturnType<typeof refuse>) =>
  server.use(...fake(shareCalls, { 'GET /shareRecord/{token}': with_ }));
const open = (query = '?token=abc') => show(ShareScreen, `/share${query}`);

describe('a shared link', () => {
  it.each(SHARE_KINDS)('leads on to the %s that was shared', async (kind) => {
    answer({ ...target, kind });
    const { whereabouts } = open();
    await waitFor(() => expect(whereabouts()).toBe(`/${kind.toLowerCase()}?id=3`));
  });

  it('of a kind that this version does not know, or without a screen in the release, leads nowhere', async () => {
    for (const kind of ['SECRET', 'OFFER'] as const) {
      serveRoutes([]);
      answer({ ...target, kind: kind as 'OFFER' });
      const { unmount } = open();
      await screen.findByRole('heading', { name: say('share.gone.title') });
      unmount();
    }
  });

  it.each([
    ['has ended', { ...target, valid: false }, '?token=abc'],
    ['was never there', refuse('NOT_FOUND'), '?token=abc'],
    ['is not in the address', target, ''],
  ])('whose target %s says so, with a way on', async (_why, answered, query) => {
    answer(answered);
    const { whereabouts } = open(query);
    await screen.findByRole('heading', { name: say('share.gone.title') });
    expect(screen.getByRole('link', { name: say('share.toHome') }).getAttribute('href')).toBe('/home');
    expect(whereabouts()).toBe(`/share${query}`);
  });

  it('that cannot be asked about just now can be asked about again', async () => {
    answer(refuse('BUSY'));
    const { user, whereabouts } = open();
    await screen.findByText(say('share.failed'));
    answer(target);
    await user.click(screen.getByRole('button', { name: say('kit:retry') }));
    await waitFor(() => expect(whereabouts()).toBe('/offer?id=3'));
  });
});
