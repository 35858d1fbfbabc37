import { describe, expect, it } from '@jest/globals';
import { oneTimeCodeCalls, sessionCalls, type UserInfo } from '@resort/shared/calls/rows';
import {
  fake,
  fakeServer,
  MACAU,
  MEI_LING,
  refuse,
  renderScreen,
  textsOf,
  errorText,
} from '@resort/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { rebindingCalls } from '../../../contract/index.ts';
import texts from '../../locales/en.json' with { type: 'json' };
import RebindingScreen from './RebindingScreen.tsx';

const say = textsOf('membership');

const server = fakeServer();

const sent = { expireIn: 300, resendIn: 60 };
const withMail: UserInfo = { ...MEI_LING, emailMasked: 'm***@example.com', emailVerified: true };

let calls: { call: string; payload: Record<string, unknown> }[];

function answer() {
  calls = [];
  const note = (call: string, { payload }: { payload: Record<string, unknown> }) => {
    const { language: _language, authId: _authId, ...rest } = payload;
    calls.push({ call, payload: rest });
  };
  server.use(
    ...fake(sessionCalls, { 'GET /user/info': MEI_LING }),
    ...fake(oneTimeCodeCalls, {
      'GET /common/phone/areaCode': [MACAU],
      'POST /user/email/otp': (asked) => {
        note('mail', asked);
        return { ...sent, otpId: 'mail' };
      },
      'PUT /user/email/otp': (asked) => {
        note('prove', asked);
        return { emailMasked: 'n***@example.com', emailVerified: true as const };
      },
    }),
    ...fake(rebindingCalls, {
      'POST /member/sendVerifyCode': (asked) => {
        note('send', asked);
        const isNew = 'phone' in asked.payload;
        return { ...sent, otpId: isNew ? 'new' : 'old', masked: isNew ? '660***91' : '660***01' };
      },
      'POST /member/checkVerifyCode': (asked) => {
        note('check', asked);
        return { verifyTicket: 'ticket', expireIn: 600 };
      },
      'POST /member/updatePhoneAndEmail': (asked) => {
        note('update', asked);
        return { phoneMasked: '660***91', emailMasked: null };
      },
    }),
  );
}
const open = (part: 'phone' | 'email', member = MEI_LING) =>
  renderScreen(RebindingScreen, {
    at: `/rebinding?of=${part}`,
    texts: { membership: texts },
    member,
  });
type User = ReturnType<typeof open>['user'];

const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }));
async function giveCode(user: User, code: string, action: string): Promise<void> {
  await user.type(await screen.findByRole('textbox', { name: say('profile.rebind.codeLabel') }), code);
  await press(user, action);
}
async function toNewNumber(user: User): Promise<void> {
  await press(user, say('profile.rebind.send'));
  await giveCode(user, '111111', say('profile.rebind.goOn'));
  await user.type(await screen.findByLabelText(say('profile.phone.new')), '6600 0191');
  await press(user, say('profile.rebind.send'));
  await screen.findByText(say('profile.rebind.sentTo', { where: '660***91' }));
}

describe('another phone', () => {
  it('comes after the old one and itself were proven', async () => {
    answer();
    const { user, container } = open('phone');
    await toNewNumber(user);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(await axe(container)).toMatchObject({ violations: [] });
    await giveCode(user, '222222', say('profile.phone.confirm'));
    await screen.findByRole('heading', { name: say('profile.phone.done') });
    expect(calls).toEqual([
      { call: 'send', payload: { factor: 'phone' } },
      { call: 'check', payload: { otpId: 'old', code: '111111', purpose: 'REBIND' } },
      { call: 'send', payload: { areaCode: '+853', phone: '66000191' } },
      {
        call: 'update',
        payload: {
          verifyTicket: 'ticket',
          newOtpId: 'new',
          newCode: '222222',
          newAreaCode: '+853',
          newPhone: '66000191',
        },
      },
    ]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('continues after a reload', async () => {
    answer();
    const first = open('phone');
    await toNewNumber(first.user);
    first.unmount();
    const { user } = open('phone');
    await screen.findByText(say('profile.rebind.sentTo', { where: '660***91' }));
    await giveCode(user, '222222', say('profile.phone.confirm'));
    await screen.findByRole('heading', { name: say('profile.phone.done') });
    expect(calls.filter(({ call }) => call === 'send')).toHaveLength(2);
  });

  it('of a number or address in use returns to the field, with the input', async () => {
    answer();
    const { user } = open('phone');
    await toNewNumber(user);
    server.use(...fake(rebindingCalls, { 'POST /member/updatePhoneAndEmail': refuse('PHONE_TAKEN') }));
    await giveCode(user, '222222', say('profile.phone.confirm'));
    await screen.findByText(errorText('PHONE_TAKEN'));
    expect(document.activeElement).toBe(screen.getByLabelText(say('profile.phone.new')));
    expect(screen.getByLabelText<HTMLInputElement>(say('profile.phone.new')).value).toBe('6600 0191');
  });

  it('with expired verification starts again and says that the old one is unchanged', async () => {
    answer();
    const { user } = open('phone');
    await toNewNumber(user);
    server.use(...fake(rebindingCalls, { 'POST /member/updatePhoneAndEmail': refuse('TICKET_EXPIRED') }));
    await giveCode(user, '222222', say('profile.phone.confirm'));
    await screen.findByText(say.like('profile.phone.over'));
    screen.getByText(say.like('profile.phone.proveOld'));
  });

  it('with a wrong code stays at the code', async () => {
    answer();
    const { user } = open('phone');
    await toNewNumber(user);
    server.use(
      ...fake(rebindingCalls, { 'POST /member/updatePhoneAndEmail': refuse('OTP_INVALID', { left: 4 }) }),
    );
    await giveCode(user, '000000', say('profile.phone.confirm'));
    const code = screen.getByRole<HTMLInputElement>('textbox', { name: say('profile.rebind.codeLabel') });
    await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'));
    expect(code.value).toBe('000000');
  });
});

describe('an email', () => {
  it('that is the first is proven alone', async () => {
    answer();
    const { user } = open('email');
    await screen.findByRole('heading', { name: say('profile.email.add') });
    await user.type(await screen.findByLabelText(say('profile.email.new')), 'new@example.com');
    await press(user, say('profile.rebind.send'));
    await giveCode(user, '333333', say('profile.email.confirm'));
    await screen.findByRole('heading', { name: say('profile.email.done') });
    expect(calls.map(({ call }) => call)).toEqual(['mail', 'prove']);
  });

  it('that was lost is replaced by way of the phone', async () => {
    answer();
    server.use(...fake(sessionCalls, { 'GET /user/info': withMail }));
    const { user } = open('email', withMail);
    await press(user, say('profile.email.lost', { phone: '+853\u00a0660***01' }));
    await giveCode(user, '111111', say('profile.rebind.goOn'));
    await screen.findByLabelText(say('profile.email.new'));
    expect(calls[0]).toEqual({ call: 'send', payload: { factor: 'phone' } });
  });
});
