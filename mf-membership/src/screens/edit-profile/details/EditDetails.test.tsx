import { describe, expect, it } from '@jest/globals';
import { sessionCalls, type UserInfo } from '@resort/shared/calls/rows';
import { fake, fakeServer, MEI_LING, refuse, type Asked, textsOf } from '@resort/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { profileCalls } from '../../../../contract/index.ts';
import { show } from '../../../testing/show.ts';
import { FIELDS } from '../../../testing/rows.ts';
import EditProfileScreen from '../EditProfileScreen.tsx';

const say = textsOf('membership');

const server = fakeServer();

let member: UserInfo;
let sent: Record<string, unknown>[];

/** An app server with one member, whose edits count. */
function answer(start: UserInfo = MEI_LING) {
  member = start;
  sent = [];
  const edit = ({ payload }: Asked) => {
    const { language: _language, authId: _authId, version, ...changes } = payload;
    sent.push({ version, ...changes });
    if (version !== member.version) return refuse('STALE', member);
    member = { ...member, ...changes, version: member.version + 1 };
    return member;
  };
  server.use(
    ...fake(sessionCalls, { 'GET /user/info': () => member }),
    ...fake(profileCalls, {
      'GET /membershipManage/personal-information': FIELDS,
      'PUT /user/users/{id}': edit,
    }),
  );
}
const open = () => show(EditProfileScreen, '/edit-profile?part=details');
type User = ReturnType<typeof open>['user'];
const chineseName = () =>
  screen.findByRole<HTMLInputElement>('textbox', { name: /^Name in Chinese characters/ });
const save = (user: User) => user.click(screen.getByRole('button', { name: say('profile.save') }));

async function choose(user: User, field: RegExp, option: string): Promise<void> {
  await user.click(screen.getByRole('combobox', { name: field }));
  await user.click(await screen.findByRole('option', { name: option }));
}

describe('editing the details', () => {
  it('sends only changed fields, and updates the session', async () => {
    answer();
    const { user, store, whereabouts, container } = open();
    await user.clear(await chineseName());
    expect(await axe(container)).toMatchObject({ violations: [] });
    await save(user);
    await waitFor(() => expect(whereabouts()).toBe('/my-profile'));
    expect(sent).toEqual([{ version: 1, chineseName: '' }]);
    expect(store.getState().session.user?.version).toBe(2);
    expect(sessionStorage).toHaveLength(0);
  });

  it("a change of country clears the city and offers the new country's cities, if it has any", async () => {
    answer();
    const { user } = open();
    await chineseName();
    await choose(user, /Country/, 'Hong Kong');
    await choose(user, /City/, 'Kowloon');
    await save(user);
    await waitFor(() => expect(sent).toEqual([{ version: 1, countryCode: 'HK', cityCode: 'HKG-KOW' }]));
  });

  it('a country without cities shows no city', async () => {
    answer();
    const { user } = open();
    await chineseName();
    await choose(user, /Country/, 'Singapore');
    expect(screen.queryByRole('combobox', { name: /City/ })).toBeNull();
  });

  it('that is stale keeps the input, shows the current values, and lets the member keep theirs', async () => {
    answer();
    const { user, whereabouts } = open();
    const field = await chineseName();
    await user.clear(field);
    await user.type(field, '陳美');
    member = { ...member, chineseName: '陳大文', cityCode: 'MAC-COT', version: 5 };
    await save(user);
    const told = await screen.findByText(say('profile.stale.clash'));
    expect(field.value).toBe('陳美');
    const notice = within(told.closest<HTMLElement>('[role=status]') as HTMLElement);
    notice.getByText('陳大文');
    notice.getByText('Cotai');
    expect(notice.getAllByRole('button')).toHaveLength(1);
    await save(user);
    await waitFor(() => expect(whereabouts()).toBe('/my-profile'));
    expect(sent[1]).toEqual({ version: 5, chineseName: '陳美' });
    expect(member).toMatchObject({ chineseName: '陳美', cityCode: 'MAC-COT' });
  });

  it('or take the current values', async () => {
    answer();
    const { user } = open();
    const field = await chineseName();
    await user.clear(field);
    await user.type(field, '陳美');
    member = { ...member, chineseName: '陳大文', version: 5 };
    await save(user);
    await user.click(await screen.findByRole('button', { name: say.like('profile.stale.takeOf') }));
    expect(field.value).toBe('陳大文');
  });

  it('is resent automatically if only other fields changed', async () => {
    answer();
    const { user, whereabouts } = open();
    await user.clear(await chineseName());
    member = { ...member, language: 'jp', version: 5 };
    await save(user);
    await waitFor(() => expect(whereabouts()).toBe('/my-profile'));
    expect(sent.map(({ version }) => version)).toEqual([1, 5]);
  });

  it('survives a reload with its base version, so that it still detects conflicts', async () => {
    answer();
    const first = open();
    const field = await chineseName();
    await first.user.clear(field);
    await first.user.type(field, '陳美');
    first.unmount();
    member = { ...member, chineseName: '陳大文', version: 5 };
    const { user } = open();
    expect((await chineseName()).value).toBe('陳美');
    await save(user);
    await screen.findByText(say('profile.stale.clash'));
    expect(sent).toEqual([{ version: 1, chineseName: '陳美' }]);
  });
});
