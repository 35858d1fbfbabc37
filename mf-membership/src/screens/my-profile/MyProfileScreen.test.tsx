import { describe, expect, it } from '@jest/globals';
import { passkeyCalls, savedCardCalls, sessionCalls, type UserInfo } from '@resort/shared/calls/rows';
import { fake, fakeServer, MEI_LING, refuse, textsOf } from '@resort/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { deviceCalls, profileCalls, type MemberSession } from '../../../contract/index.ts';
import { show } from '../../testing/show.ts';
import { FIELDS } from '../../testing/rows.ts';
import MyProfileScreen from './MyProfileScreen.tsx';

const say = textsOf('membership');

const server = fakeServer();

const session = (id: string, device: string | null, current = false): MemberSession => ({
  id,
  device,
  current,
  startedAt: '2026-11-20T09:00:00+08:00',
  lastSeenAt: '2026-11-21T10:30:00+08:00',
});

interface Told {
  member?: UserInfo;
  sessions?: MemberSession[];
}

function answer({ member = MEI_LING, sessions = [session('1', 'Safari, iPhone', true)] }: Told = {}) {
  server.use(
    ...fake(sessionCalls, { 'GET /user/info': member }),
    ...fake(profileCalls, { 'GET /membershipManage/personal-information': FIELDS }),
    ...fake(deviceCalls, { 'GET /member/sessions': sessions, 'GET /member/passkeys': [] }),
    ...fake(savedCardCalls, { 'GET /payment/cards': { offered: true, cards: [] } }),
  );
}
const open = () => show(MyProfileScreen, '/my-profile');
const part = (name: string) => screen.findByRole('region', { name });

describe('my profile', () => {
  it('shows the data in groups, and what is missing', async () => {
    answer({ member: { ...MEI_LING, chineseName: null } });
    const { container } = open();
    const about = await part(say('profile.group.personal'));
    expect(await within(about).findByRole('link', { name: 'Name Mei Ling Chan' })).toBeTruthy();
    within(about).getByText('12 Mar 1984');
    await within(about).findByText(say('profile.notGiven'));
    within(await part(say('profile.group.residence'))).getByText('Taipa');
    const contact = within(await part(say('profile.group.contact')));
    contact.getByRole('link', { name: 'Mobile number +853 660***01' });
    contact.getByRole('link', { name: `${say('auth:joining.profile.email')} ${say('profile.notGiven')}` });
    await screen.findByText('Safari, iPhone');
    expect(await axe(container)).toMatchObject({ violations: [] });
  });

  it('says that an email was not confirmed yet', async () => {
    answer({ member: { ...MEI_LING, emailMasked: 'm***@example.com' } });
    open();
    await within(await part(say('profile.group.contact'))).findByText(say('profile.email.unproven'));
  });

  it('ends one of the sessions after asking, and never offers to end this one', async () => {
    const sessions = [session('1', 'Safari, iPhone', true), session('2', null)];
    let ended = '';
    answer({ sessions });
    server.use(
      ...fake(deviceCalls, {
        'GET /member/sessions': () => (ended === '' ? sessions : sessions.slice(0, 1)),
        'POST /member/sessions/end': ({ payload }) => {
          ended = String(payload['id']);
          return null;
        },
      }),
    );
    const { user } = open();
    const here = within(await part(say('profile.sessions.title')));
    await here.findByText(say('profile.passkeys.thisDevice'));
    const end = here.getByRole('button', { name: say.like('profile.sessions.end') });
    await user.click(end);
    expect(ended).toBe('');
    await user.click(
      within(
        screen.getByRole('dialog', {
          name: say('profile.sessions.endQuestion', { device: say('profile.sessions.unknown') }),
        }),
      ).getByRole('button', {
        name: say('profile.sessions.end'),
      }),
    );
    await waitFor(() => expect(ended).toBe('2'));
    await waitFor(() => expect(here.queryByText(say('profile.sessions.unknown'))).toBeNull());
  });

  it('a consent that conflicts with another edit is retried with the current version', async () => {
    answer();
    const asked: unknown[] = [];
    const now = { ...MEI_LING, version: 7 };
    server.use(
      ...fake(profileCalls, {
        'PUT /user/users/{id}': ({ payload }) => {
          asked.push(payload['version']);
          if (payload['version'] !== 7) return refuse('STALE', now);
          return { ...now, version: 8, consents: { sms: true, email: false } };
        },
      }),
    );
    const { user, store } = open();
    const sms = await screen.findByRole<HTMLInputElement>('switch', { name: say('profile.offers.sms') });
    await user.click(sms);
    await waitFor(() => expect(store.getState().session.user?.consents.sms).toBe(true));
    expect(asked).toEqual([1, 7]);
    expect(sms.checked).toBe(true);
  });

  it('a refused consent returns to its stored value', async () => {
    answer();
    server.use(...fake(profileCalls, { 'PUT /user/users/{id}': refuse('BUSY') }));
    const { user } = open();
    const mail = await screen.findByRole<HTMLInputElement>('switch', { name: say('profile.offers.email') });
    await user.click(mail);
    await waitFor(() => expect(mail.checked).toBe(false));
  });

  it('lists passkeys and removes one after asking', async () => {
    answer();
    let keys = [{ keyId: '9', deviceName: 'iPhone', addedAt: '2026-10-01T10:00:00+08:00', lastUsedAt: null }];
    server.use(
      ...fake(deviceCalls, { 'GET /member/passkeys': () => keys }),
      ...fake(passkeyCalls, {
        'DELETE /user/{id}/biometricKey': ({ payload }) => {
          keys = keys.filter(({ keyId }) => keyId !== payload['keyId']);
          return null;
        },
      }),
    );
    const { user } = open();
    await user.click(
      await screen.findByRole('button', { name: say('profile.passkeys.removeOf', { device: 'iPhone' }) }),
    );
    await user.click(
      within(
        screen.getByRole('dialog', { name: say('profile.passkeys.removeQuestion', { device: 'iPhone' }) }),
      ).getByRole('button', {
        name: say('profile.passkeys.remove'),
      }),
    );
    await screen.findByText(say('profile.passkeys.none'));
  });

  it('lists payment cards, says which has expired, and removes one after asking', async () => {
    answer();
    const visa = { brand: 'Visa', last4: '4242', expiry: '08/28' };
    const jcb = { brand: 'JCB', last4: '0505', expiry: '01/25' };
    let cards = [
      { cardId: '9', ...visa, isExpired: false },
      { cardId: '4', ...jcb, isExpired: true },
    ];
    server.use(
      ...fake(savedCardCalls, {
        'GET /payment/cards': () => ({ offered: true, cards }),
        'POST /payment/cards/delete': ({ payload }) => {
          cards = cards.filter(({ cardId }) => cardId !== payload['cardId']);
          return { deleted: true as const };
        },
      }),
    );
    const { user, container } = open();
    const mine = within(await part(say('profile.payCards.title')));
    await mine.findByText(say('kit:payment.savedCard', visa));
    mine.getByText(say('profile.payCards.expired'));
    for (const card of [visa, jcb].map((one) => say('kit:payment.savedCard', one))) {
      const name = say('kit:remove', { name: card });
      await user.click(mine.getByRole('button', { name }));
      const asked = say('profile.payCards.removeQuestion', { card });
      const dialog = within(screen.getByRole('dialog', { name: asked }));
      await user.click(dialog.getByRole('button', { name: say('profile.payCards.remove') }));
      await waitFor(() => expect(mine.queryByRole('button', { name })).toBeNull());
    }
    await mine.findByText(say('profile.payCards.none'));
    expect(await axe(container)).toMatchObject({ violations: [] });
  });

  it('has no part for payment cards where the payment provider keeps none', async () => {
    answer();
    server.use(...fake(savedCardCalls, { 'GET /payment/cards': { offered: false, cards: [] } }));
    open();
    await part(say('profile.passkeys.title'));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: say('profile.payCards.title') })).toBeNull(),
    );
  });
});
