import { expect, it } from '@jest/globals';
import { errorMessage } from './error-message.ts';

it.each([
  ['en', 15, '15 minutes'],
  ['en', 1440, '24 hours'],
  ['tc', 1440, '24 小時'],
  ['sc', 119, '119分钟'],
  ['kr', 125, '3시간'],
  ['jp', 1440, '24時間'],
] as const)('a wait in %s of %d minutes reads %s', (language, minutes, words) => {
  expect(errorMessage('LOGIN_LOCKED', language, { minutes })).toContain(words);
});

it.each([
  ['en', 1, 'wait 1 second before'],
  ['en', 60, 'wait 60 seconds before'],
  ['en', 600, 'wait 10 minutes before'],
  ['tc', 30, '30 秒後'],
  ['jp', 30, '30秒後'],
] as const)('a wait in %s of %d seconds is said as “%s”', (language, seconds, words) => {
  expect(errorMessage('OTP_COOLDOWN', language, { seconds })).toContain(words);
});

it.each([
  [1, 'at least 1 day in advance'],
  [7, 'at least 7 days in advance'],
])('a lead of %d days has its plural', (days, words) => {
  expect(errorMessage('RATE_ADVANCE', 'en', { days })).toContain(words);
});

it('fills the values of a text', () => {
  expect(errorMessage('OTP_COOLDOWN', 'en', { seconds: 42 })).toContain('42');
});
