import { beforeEach, describe, expect, it } from '@jest/globals';
import { oneTimeCodeCalls } from '@resort/shared/calls/rows';
import { errorText, fake, fakeServer, refuse, SESSION, textsOf } from '@resort/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { signInCalls } from '../../../contract/index.ts';
import { show } from '../../testing/show.ts';
import { keepCodeRequest } from '../../sign-in/code-request.ts';
import SmsScreen from './SmsScreen.tsx';

const say = textsOf('auth');

const request = {
  purpose: 'login' as const,
  channel: 'sms' as const,
  otpId: '7',
  areaCode: '+853',
  phone: '66123456',
  maskedPhone: '661***56',
  resendAt: 0,
};
const server = fakeServer();
beforeEach(() => {
  keepCodeRequest(request);
  server.use(...fake(signInCalls, { 'GET /common/voice/voiceCodeSwitch': { enabled: true, areaCodes: [] } }));
});

function open(at = '/sms?purpose=login') {
  const view = show(SmsScreen, at);
  return { ...view, field: () => screen.getByLabelText<HTMLInputElement>(say('sms.label')) };
}
const submit = () => screen.getByRole('button', { name: say('sms.submit') });

describe('the one-time code', () => {
  it('can be pasted with spaces, signs in, and leads back to where the member wanted to go', async () => {
    sessionStorage.setItem('draft.auth.sign-in', '{}');
    server.use(...fake(signInCalls, { 'POST /user/otp/login': SESSION }));
    const { user, field, whereabouts, store, container } = open(
      '/sms?purpose=login&redirect=%2Fmy-vouchers%3Fid%3D1',
    );
    expect(await axe(container)).toMatchObject({ violations: [] });
    await user.click(field());
    await user.paste('012 345');
    expect(field().value).toBe('012345');
    await user.click(submit());
    await waitFor(() => expect(whereabouts()).toBe('/my-vouchers?id=1'));
    expect(store.getState().session).toMatchObject({ status: 'unchecked', credentials: { token: 'token' } });
    expect(sessionStorage).toHaveLength(0); // neither the number nor the code's request stays behind
    expect(JSON.parse(localStorage.getItem('tokenValue') ?? '')).toMatchObject({ value: 'token' });
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example'])(
    'never leads to %s',
    async (target) => {
      server.use(...fake(signInCalls, { 'POST /user/otp/login': SESSION }));
      const { user, field, whereabouts } = open(`/sms?${new URLSearchParams({ redirect: target })}`);
      await user.type(field(), '012345');
      await user.click(submit());
      await waitFor(() => expect(whereabouts()).toBe('/my-membership'));
    },
  );

  it('that is wrong stays, selected, and the screen says how many tries are left', async () => {
    server.use(...fake(signInCalls, { 'POST /user/otp/login': refuse('OTP_INVALID', { left: 4 }) }));
    const { user, field, store } = open();
    await user.type(field(), '111111');
    await user.click(submit());
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(errorText('OTP_INVALID')));
    expect(field().value).toBe('111111');
    expect([field().selectionStart, field().selectionEnd]).toEqual([0, 6]);
    expect(store.getState().reminder).toBeNull();
  });

  it('is sent once however often the button is pressed', async () => {
    let times = 0;
    const answer = () => {
      times += 1;
      return SESSION;
    };
    server.use(...fake(signInCalls, { 'POST /user/otp/login': answer }));
    const { user, field, whereabouts } = open();
    await user.type(field(), '012345');
    await user.tripleClick(submit());
    await waitFor(() => expect(whereabouts()).toBe('/my-membership'));
    expect(times).toBe(1);
  });

  it('can be requested again after the wait, and not before', async () => {
    keepCodeRequest({ ...request, resendAt: Date.now() + 40_000 });
    const first = open();
    expect(screen.getByText(say.like('sms.resendIn'))).toBeTruthy();
    expect(screen.queryByRole('button', { name: say('sms.resend') })).toBeNull();
    first.unmount();
    keepCodeRequest(request);
    const again = { otpId: '8', expireIn: 300, resendIn: 60, maskedPhone: '661***56' };
    server.use(...fake(oneTimeCodeCalls, { 'POST /user/login/otp': again }));
    const { user } = open();
    await user.click(screen.getByRole('button', { name: say('sms.resend') }));
    await screen.findByText(say.like('sms.resendIn'));
  });

  it('opened without a requested code leads to sign-in', () => {
    sessionStorage.clear();
    open();
    expect(screen.getByRole('link', { name: say('sms.submit') }).getAttribute('href')).toBe('/sign-in');
  });

  it('of an unregistered number says so', async () => {
    const reply = { needRegister: true as const, registerTicket: 't', registerKey: 'a2V5', expireIn: 900 };
    server.use(...fake(signInCalls, { 'POST /user/otp/login': reply }));
    const { user, field } = open();
    await user.type(field(), '012345');
    await user.click(submit());
    await screen.findByRole('heading', { name: say('unknown.title') });
  });
});
