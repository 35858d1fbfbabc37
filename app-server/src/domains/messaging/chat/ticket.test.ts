import { expect, it } from '@jest/globals';
import { chatTicket, readChatTicket } from './ticket.ts';

const now = new Date('2026-11-22T10:00:00Z');
const claims = { sub: 'R100001', name: 'Mei', lang: 'en', exp: now.getTime() / 1000 + 60 };
const ticket = chatTicket('secret', claims);

it('says whom it is about', () => {
  expect(readChatTicket('secret', ticket, now)).toEqual(claims);
});

it.each(['.', '.x', 'A', '=', ' ', '.e30.e30'])('has no tail %j', (tail) => {
  expect(readChatTicket('secret', ticket + tail, now)).toBeUndefined();
});
