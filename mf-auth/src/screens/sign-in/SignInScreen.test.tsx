import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { oneTimeCodeCalls, type AreaCode } from '@resort/shared/calls/rows';
import { fake, refuse, renderScreen, setupServer, type Asked } from '@resort/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import texts from '../../locales/en.json' with { type: 'json' };
import SignInScreen from './SignInScreen.tsx';

const AREAS: AreaCode[] = [
  {
    areaCode: '+853',
    countryCode: 'MO',
    name: 'Macau',
    minLength: 8,
    maxLength: 8,
    hot: true,
    example: '66123456',
  },
  {
    areaCode: '+82',
    countryCode: 'KR',
    name: 'South Korea',
    minLength: 9,
    maxLength: 10,
    trunk: '0',
    hot: true,
    example: '1020000000',
  },
];
const sent = { otpId: '7', expireIn: 300, resendIn: 60, maskedPhone: '661***56' };
const server = setupServer();
beforeAll(() => server.listen());
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

async function open(at = '/sign-in') {
  const view = renderScreen(SignInScreen, { at, texts: { auth: texts } });
  const field = await screen.findByLabelText('Mobile number');
  return { ...view, field, submit: screen.getByRole('button', { name: 'Send code' }) };
}

describe('sign-in', () => {
  it('asks for a code and leads on, with the way back', async () => {
    const asked: Asked[] = [];
    const answer = (request: Asked) => {
      asked.push(request);
      return sent;
    };
    server.use(
      ...fake(oneTimeCodeCalls, { 'GET /common/phone/areaCode': AREAS, 'POST /user/login/otp': answer }),
    );
    const { user, field, submit, whereabouts, container } = await open('/sign-in?redirect=%2Fmy-vouchers');
    expect(await axe(container)).toMatchObject({ violations: [] });
    await user.type(field, '66 12-34 56');
    await user.click(submit);
    await waitFor(() => expect(whereabouts()).toBe('/sms?purpose=login&redirect=%2Fmy-vouchers'));
    expect(asked[0]?.payload).toMatchObject({ areaCode: '+853', phone: '66123456', channel: 'sms' });
  });

  it.each([
    ['+853', '661234', 'The number must be exactly 8 digits.'],
    ['+82', '12345', 'The number must have 9 to 10 digits.'],
  ])('says how many digits a number of %s must have', async (area, typed, message) => {
    server.use(...fake(oneTimeCodeCalls, { 'GET /common/phone/areaCode': AREAS }));
    localStorage.setItem('form.areaCode', area); // the one chosen last on this device
    const { user, field, submit } = await open();
    await user.type(field, typed);
    await user.click(submit);
    expect(screen.getByRole('alert').textContent).toBe(message);
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('shows a refusal at the field and keeps what was typed', async () => {
    const calls = {
      'GET /common/phone/areaCode': AREAS,
      'POST /user/login/otp': refuse('OTP_COOLDOWN', { seconds: 30 }),
    };
    server.use(...fake(oneTimeCodeCalls, calls));
    const { user, field, submit, store } = await open();
    await user.type(field, '66123456');
    await user.click(submit);
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain('before requesting another code'),
    );
    expect(field).toHaveProperty('value', '66123456');
    expect(store.getState().reminder).toBeNull();
  });

  it('keeps a draft over a reload of the tab', async () => {
    server.use(...fake(oneTimeCodeCalls, { 'GET /common/phone/areaCode': AREAS }));
    const { user, field, unmount } = await open();
    await user.type(field, '6612');
    unmount();
    expect((await open()).field).toHaveProperty('value', '6612');
  });
});
