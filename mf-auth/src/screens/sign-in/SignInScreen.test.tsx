import { beforeEach, describe, expect, it } from '@jest/globals';
import { oneTimeCodeCalls, type AreaCode } from '@resort/shared/calls/rows';
import { errorText, fake, fakeServer, MACAU, refuse, type Asked, textsOf } from '@resort/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { signInCalls } from '../../../contract/index.ts';
import { loginManage } from '../../testing/applicant.ts';
import { show } from '../../testing/show.ts';
import SignInScreen from './SignInScreen.tsx';

const say = textsOf('auth');

const AREAS: AreaCode[] = [
  MACAU,
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
const region = (areaCode: string) => ({ countryCode: '', region: '', areaCode, defaultLanguage: 'en' });
const server = fakeServer();
beforeEach(() => {
  server.use(
    ...fake(signInCalls, {
      'GET /membership-config/login-manage': { ...loginManage, methods: ['otp', 'normal'] },
      'GET /common/voice/voiceCodeSwitch': { enabled: true, areaCodes: ['+853'] },
      'GET /common/ip/region': region('+853'),
      'GET /common/login/promotion': {
        title: 'More of every stay',
        text: 'Members’ rates.',
        imageUrl: '/art/lobby.{skin}.svg',
        link: '/join-us',
      },
    }),
  );
});

async function open(at = '/sign-in') {
  const view = show(SignInScreen, at);
  const field = await screen.findByLabelText(say('phone.label'));
  return { ...view, field, submit: screen.getByRole('button', { name: say('signIn.sendCode') }) };
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
    ['+853', '661234', say('kit:fields.phone.exactly', { count: 8 })],
    ['+82', '12345', say('kit:fields.phone.between', { min: '9', max: '10' })],
  ])('says how many digits a number of %s must have', async (area, typed, message) => {
    server.use(...fake(oneTimeCodeCalls, { 'GET /common/phone/areaCode': AREAS }));
    localStorage.setItem('form.areaCode', area); // the one chosen last on this device
    const { user, field, submit } = await open();
    await user.type(field, typed);
    await user.click(submit);
    expect(screen.getByRole('alert').textContent).toBe(message);
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('shows a refusal at the field and keeps the input', async () => {
    const calls = {
      'GET /common/phone/areaCode': AREAS,
      'POST /user/login/otp': refuse('OTP_COOLDOWN', { seconds: 30 }),
    };
    server.use(...fake(oneTimeCodeCalls, calls));
    const { user, field, submit, store } = await open();
    await user.type(field, '66123456');
    await user.click(submit);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(errorText('OTP_COOLDOWN')));
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

  it('shows the ways that the resort names, and no other', async () => {
    server.use(...fake(oneTimeCodeCalls, { 'GET /common/phone/areaCode': AREAS }));
    const { whereabouts, user } = await open('/sign-in?redirect=%2Fmy-vouchers');
    const ways = within(screen.getByRole('navigation', { name: say('ways.label') }));
    expect(ways.getAllByRole('link').map((link) => link.textContent)).toEqual([
      say('ways.otp'),
      say('ways.normal'),
    ]);
    await user.click(ways.getByRole('link', { name: say('ways.normal') }));
    expect(whereabouts()).toBe('/sign-in?redirect=%2Fmy-vouchers&by=normal');
    expect(await screen.findByLabelText(say('password.account'))).toBeTruthy();
  });

  it.each([
    ['the visitor’s region', '+82', null, '+82'],
    ['the one chosen last on this device', '+82', '+853', '+853'],
    ['the first, where the region is none of the list', '+999', null, '+853'],
  ])('begins with the area of %s', async (_name, here, chosen, shown) => {
    server.use(
      ...fake(oneTimeCodeCalls, { 'GET /common/phone/areaCode': AREAS }),
      ...fake(signInCalls, { 'GET /common/ip/region': region(here) }),
    );
    if (chosen !== null) localStorage.setItem('form.areaCode', chosen);
    await open();
    expect(screen.getByRole('combobox').textContent).toContain(shown);
  });

  it("shows the resort's announcement below everything", async () => {
    server.use(...fake(oneTimeCodeCalls, { 'GET /common/phone/areaCode': AREAS }));
    await open('/sign-in?redirect=%2Fmy-vouchers');
    const promotion = await screen.findByRole('link', { name: 'More of every stay' });
    expect(promotion.getAttribute('href')).toBe('/join-us?redirect=%2Fmy-vouchers');
  });

  it('offers a call only where calls reach', async () => {
    server.use(...fake(oneTimeCodeCalls, { 'GET /common/phone/areaCode': AREAS }));
    const here = await open();
    expect(await screen.findByRole('button', { name: say('signIn.call') })).toBeTruthy();
    here.unmount();
    localStorage.setItem('form.areaCode', '+82');
    await open();
    expect(screen.queryByRole('button', { name: say('signIn.call') })).toBeNull();
  });
});
