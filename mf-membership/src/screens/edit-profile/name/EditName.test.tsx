import { describe, expect, it } from '@jest/globals';
import { sessionCalls } from '@resort/shared/calls/rows';
import { fake, fakeServer, MEI_LING, textsOf } from '@resort/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { profileCalls, type NameChanges } from '../../../../contract/index.ts';
import { show } from '../../../testing/show.ts';
import EditProfileScreen from '../EditProfileScreen.tsx';

const say = textsOf('membership');

const server = fakeServer();

const change = (status: NameChanges['changes'][number]['status'], firstName: string) => ({
  status,
  firstName,
  lastName: 'Chan',
  at: '2026-11-20T12:00:00+08:00',
});
const open = () => show(EditProfileScreen, '/edit-profile?part=name');

function answer(history: NameChanges, then: NameChanges = history) {
  const asked: unknown[] = [];
  server.use(
    ...fake(sessionCalls, { 'GET /user/info': MEI_LING }),
    ...fake(profileCalls, {
      'GET /member/nameChanges': () => (asked.length === 0 ? history : then),
      'POST /member/updateName': ({ payload }) => {
        asked.push(payload['firstName']);
        return { status: history.freeFrom === null ? ('APPLIED' as const) : ('PENDING_REVIEW' as const) };
      },
    }),
  );
  return asked;
}

describe('the name', () => {
  it('changes at once where a change is free, without a reason', async () => {
    const asked = answer({ freeFrom: null, changes: [] });
    const { user, whereabouts } = open();
    const given = await screen.findByRole('textbox', { name: say('kit:fields.givenName') });
    await user.clear(given);
    await user.type(given, 'Mei');
    await user.click(screen.getByRole('button', { name: say('profile.name.title') }));
    await waitFor(() => expect(whereabouts()).toBe('/my-profile'));
    expect(asked).toEqual(['Mei']);
  });

  it('otherwise requires a reason, is reviewed, and the screen says so', async () => {
    const reviewed = { freeFrom: '2027-06-01', changes: [change('APPLIED', 'Mei Ling')] };
    const after = { ...reviewed, changes: [change('PENDING_REVIEW', 'Mei'), ...reviewed.changes] };
    const asked = answer(reviewed, after);
    const { user, container } = open();
    await screen.findByText(say('profile.name.reviewed', { date: '1 Jun 2027' }));
    await user.click(screen.getByRole('button', { name: say('profile.name.ask') }));
    expect(asked).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: say('profile.name.reason') }), 'New passport');
    await user.click(screen.getByRole('button', { name: say('profile.name.ask') }));
    await screen.findByText(say.like('profile.name.pending', { name: 'Mei Chan', date: '20 Nov 2026' }));
    expect(await axe(container)).toMatchObject({ violations: [] });
  });

  it('that was refused shows the error', async () => {
    answer({ freeFrom: '2027-06-01', changes: [change('REJECTED', 'May')] });
    open();
    await screen.findByText(say.like('profile.name.rejected', { name: 'May Chan', date: '20 Nov 2026' }));
  });
});
