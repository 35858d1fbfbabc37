import { describe, expect, it } from '@jest/globals';
import { shareCalls } from '@resort/shared/calls/rows';
import { fake, fakeServer, refuse } from '@resort/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { show } from '../../testing/show.ts';
import ShareScreen from './ShareScreen.tsx';

const server = fakeServer();
const target = { kind: 'OFFER', targetId: '3', sharerMasked: 'C***', valid: true } as const;
type Answer =
  typeof target | { [K in keyof typeof target]: K extends 'valid' ? boolean : (typeof target)[K] };
const answer = (with_: Answer | ReturnType<typeof refuse>) =>
  server.use(...fake(shareCalls, { 'GET /shareRecord/{token}': with_ }));
const open = (query = '?token=abc') => show(ShareScreen, `/share${query}`);

describe('a link that somebody shared', () => {
  it('leads on to what was shared', async () => {
    answer(target);
    const { whereabouts } = open();
    await waitFor(() => expect(whereabouts()).toBe('/offer?id=3'));
  });

  it.each([
    ['has ended', { ...target, valid: false }, '?token=abc'],
    ['was never there', refuse('NOT_FOUND'), '?token=abc'],
    ['is not in the address', target, ''],
  ])('whose target %s says so, with a way on', async (_why, answered, query) => {
    answer(answered);
    const { whereabouts } = open(query);
    await screen.findByRole('heading', { name: 'This is no longer here' });
    expect(screen.getByRole('link', { name: 'To the offers' }).getAttribute('href')).toBe('/offers');
    expect(whereabouts()).toBe(`/share${query}`);
  });

  it('that cannot be asked about just now can be asked about again', async () => {
    answer(refuse('BUSY'));
    const { user, whereabouts } = open();
    await screen.findByText('What was shared with you could not be opened just now.');
    answer(target);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(whereabouts()).toBe('/offer?id=3'));
  });
});
