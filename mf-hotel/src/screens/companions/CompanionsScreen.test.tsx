import { beforeEach, describe, expect, it } from '@jest/globals';
import { fake, fakeServer, refuse, textsOf } from '@resort/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { companionCalls } from '../../../contract/index.ts';
import { ANA, COMPANIONS, NO_COMPANIONS } from '../../testing/companion-rows.ts';
import { show } from '../../testing/show.ts';
import CompanionsScreen from './CompanionsScreen.tsx';

const say = textsOf('hotel');
const server = fakeServer();
let sent: unknown[] = [];
type Answers = Parameters<typeof fake<typeof companionCalls>>[1];
const answer = (answers: Answers = {}) =>
  server.use(
    ...fake(companionCalls, {
      'GET /member/companions': COMPANIONS,
      'POST /member/companions/save': ({ payload: { firstName, lastName, id } }) => {
        sent.push({ id, firstName, lastName });
        return { id: '1' };
      },
      'POST /member/companions/delete': ({ payload: { id } }) => {
        sent.push({ deleted: id });
        return { deleted: true as const };
      },
      ...answers,
    }),
  );
beforeEach(() => {
  sent = [];
  answer();
});
const open = (query = '') => show(CompanionsScreen, `/companions${query}`);
const field = (name: 'givenName' | 'familyName') =>
  screen.findByRole('textbox', { name: say.like(`kit:fields.${name}`) });

describe('the companions', () => {
  it('are listed with the guests of shows, and removed after a question', async () => {
    const { user, container } = open();
    await user.click(await screen.findByRole('button', { name: `${say('companions.delete')} Ana Ribeiro` }));
    screen.getByText(/Tai Man Cheong/);
    const dialog = within(await screen.findByRole('dialog'));
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole('button', { name: say('companions.delete') }));
    await waitFor(() => expect(sent).toEqual([{ deleted: ANA.id }]));
    expect(await axe(container)).toMatchObject({ violations: [] });
  });

  it('can be added: a name in other letters is refused at its field, a valid one is sent in one form', async () => {
    const { user, whereabouts } = open('?edit=new');
    await user.type(await field('familyName'), '陳');
    await user.type(await field('givenName'), ' Tai  Man ');
    await user.click(screen.getByRole('button', { name: say('companions.save') }));
    expect((await field('familyName')).getAttribute('aria-invalid')).toBe('true');
    await user.clear(await field('familyName'));
    await user.type(await field('familyName'), 'Chan');
    await user.click(screen.getByRole('button', { name: say('companions.save') }));
    await waitFor(() => expect(whereabouts()).toBe('/companions'));
    expect(sent).toEqual([{ id: undefined, firstName: 'Tai Man', lastName: 'Chan' }]);
  });

  it('are changed by their id', async () => {
    const { user, whereabouts } = open(`?edit=${ANA.id}`);
    await user.type(await field('givenName'), ' Maria');
    await user.click(screen.getByRole('button', { name: say('companions.save') }));
    await waitFor(() => expect(whereabouts()).toBe('/companions'));
    expect(sent).toEqual([{ id: ANA.id, firstName: 'Ana Maria', lastName: 'Ribeiro' }]);
  });

  it('that nobody saved are an invitation to add one; a failure can be tried again', async () => {
    answer({ 'GET /member/companions': NO_COMPANIONS });
    const { unmount } = open();
    expect((await screen.findByRole('link', { name: say('companions.add') })).getAttribute('href')).toBe(
      '/companions?edit=new',
    );
    unmount();
    answer({ 'GET /member/companions': refuse('INTERNAL') });
    open();
    await screen.findByText(say('companions.failed'));
  });
});
