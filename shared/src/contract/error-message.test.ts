import { expect, it } from '@jest/globals';
import { errorMessage } from './error-message.ts';

it.each([
  ['en', 15, '15 minutes'],
  ['en', 1440, '24 hours'],
  ['tc', 1440, '24 小時'],
  ['sc', 119, '119分钟'],
  ['kr', 125, '3시간'],
  ['jp', 1440, '24 時間'],
] as const)('a wait in %s of %d minutes reads %s', (language, minutes, words) => {
  expect(errorMessage('LOGIN_LOCKED', language, { minutes })).toContain(words);
});

it('fills values into the text', () => {
  expect(errorMessage('OTP_COOLDOWN', 'en', { seconds: 42 })).toContain('42');
});
