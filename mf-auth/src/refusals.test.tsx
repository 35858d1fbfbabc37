import { beforeEach, describe, expect, it } from '@jest/globals';
import { captchaCalls, dictionaryCalls, oneTimeCodeCalls } from '@resort/shared/calls/rows';
import { LANGUAGES, type ErrorName, type Language } from '@resort/shared/contract';
import { errorText, fake, fakeServer, kitTexts, MACAU, refuse, renderScreen } from '@resort/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import type { ComponentType } from 'react';
import { registeringCalls, signInCalls } from '../contract/index.ts';
import { keepLeave } from './sign-in/leave.ts';
import JoinUsScreen from './screens/join-us/JoinUsScreen.tsx';
import SignInScreen from './screens/sign-in/SignInScreen.tsx';
import SmsScreen from './screens/sms/SmsScreen.tsx';
import { keepCodeRequest } from './sign-in/code-request.ts';
import { loginManage, manage, proof, request, typed, words } from './testing/applicant.ts';

/*
 * Every error 11xxx and 12xxx that a visitor can cause here, in five languages: shown in its place, with the input
 * kept.
 */

/** `field`: at a field or above the form; `reminder`: in the modal; a key: a sentence of the remote's own, or of every page. */
type Place = 'field' | 'reminder' | `${'own' | 'kit'} ${string}`;

interface Row {
  screen: 'number' | 'code' | 'password' | 'card' | 'details';
  refused: ErrorName;
  data?: Record<string, string | number>;
  place: Place;
}

const ROWS: Row[] = [
  { screen: 'number', refused: 'PHONE_FORMAT', data: { bounds: '8', min: 8, max: 8 }, place: 'field' },
  { screen: 'number', refused: 'OTP_COOLDOWN', data: { seconds: 30 }, place: 'field' },
  { screen: 'number', refused: 'OTP_DAILY_LIMIT', data: { minutes: 50 }, place: 'reminder' },
  { screen: 'number', refused: 'VOICE_OFF', place: 'reminder' },
  { screen: 'number', refused: 'CAPTCHA_REQUIRED', place: 'kit captcha.failed' },
  { screen: 'code', refused: 'OTP_INVALID', data: { left: 4 }, place: 'field' },
  { screen: 'code', refused: 'OTP_EXPIRED', place: 'field' },
  { screen: 'code', refused: 'OTP_LOCKED', place: 'field' },
  { screen: 'password', refused: 'LOGIN_FAILED', place: 'field' },
  { screen: 'password', refused: 'LOGIN_LOCKED', data: { minutes: 15 }, place: 'reminder' },
  { screen: 'password', refused: 'LOGIN_LOCKED', data: { minutes: 15 }, place: 'own signIn.locked_other' },
  {
    screen: 'password',
    refused: 'LOGIN_LOCKED',
    data: { minutes: 1_440, count: 24 },
    place: 'own signIn.lockedHours_other',
  },
  { screen: 'password', refused: 'CAPTCHA_REQUIRED', place: 'kit captcha.failed' },
  { screen: 'card', refused: 'LOGIN_FAILED', place: 'field' },
  { screen: 'card', refused: 'LOGIN_LOCKED', data: { minutes: 15 }, place: 'reminder' },
  { screen: 'details', refused: 'TICKET_EXPIRED', place: 'own joining.leaveOver' },
  { screen: 'details', refused: 'REGISTER_SIGNATURE', place: 'own joining.leaveOver' },
  { screen: 'details', refused: 'PHONE_TAKEN', place: 'own joining.taken' },
  { screen: 'details', refused: 'EMAIL_FORMAT', place: 'field' },
  { screen: 'details', refused: 'AGE', data: { age: 21 }, place: 'field' },
  { screen: 'details', refused: 'DOB', place: 'field' },
  { screen: 'details', refused: 'NAME_EN', place: 'field' },
  { screen: 'details', refused: 'CARD_NOT_MATCH', place: 'field' },
  { screen: 'details', refused: 'CARD_LINKED', place: 'field' },
  { screen: 'details', refused: 'CONSENT', place: 'field' },
];

interface Setup {
  Screen: ComponentType;
  at: string;
  /** the input, by the name of the field */
  type: Record<string, string>;
  refuse: (answer: ReturnType<typeof refuse>) => ReturnType<typeof fake>;
}

const SCREENS: Record<Row['screen'], Setup> = {
  number: {
    Screen: SignInScreen,
    at: '/sign-in',
    type: { phone: '66123456' },
    refuse: (answer) => fake(oneTimeCodeCalls, { 'POST /user/login/otp': answer }),
  },
  code: {
    Screen: SmsScreen,
    at: '/sms?purpose=login',
    type: { code: '111111' },
    refuse: (answer) => fake(signInCalls, { 'POST /user/otp/login': answer }),
  },
  password: {
    Screen: SignInScreen,
    at: '/sign-in?by=normal',
    type: { account: 'R100001', password: 'Wrong-1' },
    refuse: (answer) => fake(signInCalls, { 'POST /user/login/normal': answer }),
  },
  card: {
    Screen: SignInScreen,
    at: '/sign-in?by=card',
    type: { cardNo: '8800 1234 5678', pin: '000000' },
    refuse: (answer) => fake(signInCalls, { 'POST /member/login': answer }),
  },
  details: {
    Screen: JoinUsScreen,
    at: '/join-us?step=profile',
    type: { lastName: 'Cheang' },
    refuse: (answer) => fake(registeringCalls, { 'POST /membership/register': answer }),
  },
};

const server = fakeServer();
beforeEach(() => {
  keepCodeRequest({ ...request, purpose: 'login' });
  keepLeave(proof, request);
  sessionStorage.setItem('draft.auth.join', JSON.stringify(typed));
  server.use(
    ...fake(oneTimeCodeCalls, { 'GET /common/phone/areaCode': [MACAU] }),
    ...fake(registeringCalls, { 'GET /membership-config/register-manage': manage }),
    ...fake(captchaCalls, { 'GET /captchaAli/config': refuse('BUSY') }),
    ...fake(signInCalls, {
      'GET /membership-config/login-manage': loginManage,
      'GET /common/voice/voiceCodeSwitch': { enabled: false, areaCodes: [] },
      'GET /common/ip/region': { countryCode: 'MO', region: 'MO', areaCode: '+853', defaultLanguage: 'tc' },
      'GET /common/login/promotion': { title: '.', text: '.', imageUrl: null, link: '/join-us' },
    }),
    ...fake(dictionaryCalls, words),
  );
});

const textsIn = (language: Language) =>
  JSON.parse(readFileSync(new URL(`./locales/${language}.json`, import.meta.url), 'utf8')) as object;

const input = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
const said = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const notices = () => [...said(), ...screen.queryAllByRole('status').map(({ textContent }) => textContent)];

/** A catalogue's sentence with its `{{name}}`s filled in. */
const filled = (text: string, data: Record<string, unknown> = {}) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(data[name] ?? data['minutes'] ?? ''));

/** Each refusal in one of the five languages; the check `texts` makes sure that no language lacks a sentence. */
const CASES = ROWS.map((row, n) => ({ ...row, language: LANGUAGES[n % LANGUAGES.length]! }));

describe('a refusal', () => {
  const sentenceOf = (place: Place, language: Language): string => {
    const [from = '', key = ''] = place.split(' ');
    const all: object = from === 'own' ? textsIn(language) : kitTexts(language);
    const text = key.split('.').reduce<unknown>((tree, part) => (tree as Record<string, unknown>)[part], all);
    return String(text);
  };

  it.each(CASES)('$screen: $refused is said in $language ($place)', async (row) => {
    const { screen: where, refused, data, place, language } = row;
    const { Screen, at, type, refuse: refusing } = SCREENS[where];
    server.use(...refusing(refuse(refused, data ?? null)));
    const { store } = renderScreen(Screen, { at, texts: { auth: textsIn(language) }, language });
    const names = Object.keys(type);
    await waitFor(() => expect(names.map(input)).not.toContain(null));
    for (const [name, value] of Object.entries(type))
      fireEvent.change(input(name) as HTMLInputElement, { target: { value } });
    fireEvent.click(document.querySelector('button[type=submit]') as HTMLButtonElement);

    const message = errorText(refused, language);
    if (place === 'reminder') {
      await waitFor(() => expect(store.getState().reminder).toMatchObject({ message }));
    } else if (place === 'field') {
      await waitFor(() => expect(said().some((text) => text?.includes(message))).toBe(true));
      expect(store.getState().reminder).toBeNull();
    } else {
      const sentence = filled(sentenceOf(place, language), data);
      await waitFor(() => expect(notices().some((text) => text?.includes(sentence))).toBe(true));
    }
    for (const [name, value] of Object.entries(type)) expect(input(name)?.value).toBe(value);
  });
});
