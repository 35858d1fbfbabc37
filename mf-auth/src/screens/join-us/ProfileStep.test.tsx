import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  dictionaryCalls,
  oneTimeCodeCalls,
  sessionCalls,
  type SessionReply,
} from '@resort/shared/calls/rows';
import type { ErrorName } from '@resort/shared/contract';
import { fake, fakeServer, MACAU, MEI_LING, refuse, SESSION, textsOf } from '@resort/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { registeringCalls } from '../../../contract/index.ts';
import { keepLeave } from '../../sign-in/leave.ts';
import { show } from '../../testing/show.ts';
import { manage, proof, request, typed, words } from '../../testing/applicant.ts';
import JoinUsScreen from './JoinUsScreen.tsx';

const say = textsOf('auth');

const optional = (key: string) => `${say(key)} ${say('kit:fields.optional')}`;

const joined: SessionReply = { ...SESSION, memberTier: 'CLASSIC', MemberCardTier: 'Classic' };
const server = fakeServer();
beforeEach(() => {
  keepLeave(proof, request);
  keep({});
  server.use(
    ...fake(registeringCalls, { 'GET /membership-config/register-manage': manage }),
    ...fake(oneTimeCodeCalls, { 'GET /common/phone/areaCode': [MACAU] }),
    ...fake(sessionCalls, { 'GET /user/info': MEI_LING }),
    ...fake(dictionaryCalls, words),
  );
});

/** The input from before a reload. */
function keep(change: Partial<typeof typed>): void {
  sessionStorage.setItem('draft.auth.join', JSON.stringify({ ...typed, ...change }));
}
const open = (at = '/join-us?step=profile') => show(JoinUsScreen, at);
const join = () => screen.findByRole('button', { name: say('joining.profile.submit') });
const answer = (registered: SessionReply | ReturnType<typeof refuse>) =>
  server.use(...fake(registeringCalls, { 'POST /membership/register': registered }));

describe('who joins', () => {
  it('sends the input, signed and with the friend’s token, and shows the card', async () => {
    const asked: Record<string, unknown>[] = [];
    const register = ({ payload }: { payload: Record<string, unknown> }) => {
      asked.push(payload);
      return joined;
    };
    server.use(...fake(registeringCalls, { 'POST /membership/register': register }));
    const { user, container, store } = open('/join-us?step=profile&redirect=%2Fmy-vouchers&ref=friend7');
    await user.click(await join());
    await screen.findByRole('heading', { name: say('joining.welcome.title', { name: 'Wing Yan' }) });
    const { signature, idempotencyKey, language, authId, ...body } = asked[0] ?? {};
    expect([signature, idempotencyKey]).toEqual(Array(2).fill(expect.stringMatching(/^[0-9a-f]{64}$/)));
    expect([language, authId]).toEqual(['en', 't1']);
    expect(body).toEqual({
      registerTicket: 'ticket',
      memberPhone: '+85366123456',
      title: 'MS',
      firstName: 'Wing Yan',
      lastName: 'Cheang',
      dateOfBirth: '1990-02-28',
      email: 'wing@example.com',
      countryCode: 'MO',
      cityCode: 'MAC-TAI',
      shareToken: 'friend7',
      consents: { terms: '1.0', privacy: '', sms: false, email: false },
    });
    const card = await screen.findByRole('article', { name: 'Member Classic' });
    expect(card.textContent).toContain(say('joining.welcome.validTo', { date: '31 Mar 2027' }));
    expect(screen.getByRole('link', { name: say('joining.welcome.goOn') }).getAttribute('href')).toBe(
      '/my-vouchers',
    );
    expect(store.getState().session.credentials).toMatchObject({ token: 'token' });
    expect(sessionStorage).toHaveLength(0); // neither the ticket nor anything typed
    expect(await axe(container)).toMatchObject({ violations: [] });
  });

  it.each<[ErrorName, string]>([
    ['AGE', say('kit:fields.year')],
    ['DOB', say('kit:fields.year')],
    ['NAME_EN', say('kit:fields.givenName')],
    ['EMAIL_FORMAT', optional('joining.profile.email')],
    ['CARD_LINKED', optional('joining.profile.insiderId')],
    ['CARD_NOT_MATCH', optional('joining.profile.insiderId')],
    ['CONSENT', 'Consent to terms'],
  ])('sees %s at its field, with everything still there', async (name, label) => {
    answer(refuse(name));
    const { user } = open();
    await user.click(await join());
    const field = await screen.findByLabelText<HTMLInputElement>(label);
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(field);
    expect(screen.getByLabelText<HTMLInputElement>(say('kit:fields.familyName')).value).toBe('Cheang');
  });

  it.each<[ErrorName, string, string]>([
    ['TICKET_EXPIRED', say('joining.proveAgain'), '/join-us?step=phone&ref=friend7'],
    ['REGISTER_SIGNATURE', say('joining.proveAgain'), '/join-us?step=phone&ref=friend7'],
    ['PHONE_TAKEN', say('join.signIn'), '/sign-in?ref=friend7'],
  ])('is shown the way on after %s', async (name, words, target) => {
    answer(refuse(name));
    const { user } = open('/join-us?step=profile&ref=friend7');
    await user.click(await join());
    expect((await screen.findByRole('link', { name: words })).getAttribute('href')).toBe(target);
    expect(screen.queryByRole('button', { name: say('joining.profile.submit') })).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>(say('kit:fields.familyName')).value).toBe('Cheang');
  });

  it('says when nobody has the typed code, and joins with a right one', async () => {
    const asked: Record<string, unknown>[] = [];
    const register = ({ payload }: { payload: Record<string, unknown> }) => {
      asked.push(payload);
      return joined;
    };
    const invited = (reply: { inviterMasked: string } | ReturnType<typeof refuse>) =>
      server.use(
        ...fake(registeringCalls, {
          'GET /membership/invitation/{code}': reply,
          'POST /membership/register': register,
        }),
      );
    invited(refuse('NOT_FOUND'));
    const { user } = open();
    const field = await screen.findByLabelText<HTMLInputElement>(optional('joining.profile.invitation'));
    await user.type(field, 'LOTUS235');
    await user.click(await join());
    await screen.findByText(say('joining.profile.invitationUnknown'));
    expect(asked).toEqual([]);
    await user.clear(field);
    await user.type(field, 'LOTUS234');
    invited({ inviterMasked: 'C***' });
    await user.click(await join());
    await screen.findByRole('heading', { name: say('joining.welcome.title', { name: 'Wing Yan' }) });
    expect(asked).toMatchObject([{ shareToken: 'LOTUS234' }]);
  });

  it('shows the way on at once when the confirmed number has expired', async () => {
    keepLeave({ ...proof, expireIn: 0 }, request);
    open();
    await screen.findByRole('link', { name: say('joining.proveAgain') });
  });

  it('begins with the number if none was verified', async () => {
    sessionStorage.clear();
    open('/join-us?step=profile&ref=friend7');
    const link = await screen.findByRole('link', { name: say('joining.proveNumber') });
    expect(link.getAttribute('href')).toBe('/join-us?step=phone&ref=friend7');
  });

  it('has not agreed to an edition that came after the tick', async () => {
    keep({ 'agreed.terms': '0.9' });
    const { user } = open();
    await user.click(await join());
    await screen.findByText(say('joining.profile.consentNeeded'));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Consent to terms' }).checked).toBe(false);
  });

  it('asks exactly what register-manage requires', async () => {
    const fields = [{ field: 'email', required: true }];
    const other = { ...manage, linkCard: false, fields };
    server.use(...fake(registeringCalls, { 'GET /membership-config/register-manage': other }));
    keep({ email: '' });
    const { user } = open();
    await user.click(await join());
    const email = screen.getByLabelText<HTMLInputElement>(say('joining.profile.email'));
    await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
    for (const label of [
      say.like('kit:fields.chineseName'),
      say.like('joining.profile.city'),
      say.like('joining.profile.insiderId'),
    ]) {
      expect(screen.queryByLabelText(label)).toBeNull();
    }
  });

  it('is not registered while a card is not theirs', async () => {
    let registrations = 0;
    const register = () => {
      registrations += 1;
      return joined;
    };
    server.use(
      ...fake(registeringCalls, { 'POST /membership/register': register }),
      ...fake(dictionaryCalls, { 'POST /member/checkName': { match: false } }),
    );
    keep({ insiderId: 'LR000123' });
    const { user } = open();
    await user.click(await join());
    await screen.findByText(say.like('joining.profile.cardMismatch'));
    expect(registrations).toBe(0);
  });
});
