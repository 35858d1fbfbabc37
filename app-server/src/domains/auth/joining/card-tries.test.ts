import { expect, it } from '@jest/globals';
import { send } from '../../../../test/platform/protocol/client.ts';
import { askForCode } from '../../../../test/platform/protocol/sign-in.ts';
import type { TestApp } from '../../../../test/platform/protocol/test-app.ts';
import type { TestClock } from '../../../../test/platform/protocol/test-clock.ts';
import { standOn } from '../../../../test/database/stand-on.ts';

let app: TestApp;
let clock: TestClock;
standOn((ground) => ({ app, clock } = ground));

const holder = { firstName: 'Takeshi', lastName: 'Ito', cardNo: 'LR000124' };
const check = async (n: number, more: object) => {
  const options = { payload: { ...holder, ...more }, remoteAddress: `198.51.100.${n}` };
  return (await send<{ match: boolean }>(app, 'POST /member/checkName', options)).envelope;
};
const ticketFor = async (phone: string) => {
  const payload = { ...(await askForCode(app, phone)) };
  const { envelope } = await send<{ registerTicket: string }>(app, 'POST /user/otp/login', { payload });
  return envelope.data.registerTicket;
};

it('strangers who guess a card’s holder do not lock out a visitor with a verified number', async () => {
  for (let n = 0; n < 10; n += 1) expect((await check(n, { dateOfBirth: '1984-07-16' })).code).toBe(0);
  expect((await check(20, { dateOfBirth: '1984-07-15' })).code).toBe(10010);
  const registerTicket = await ticketFor('66000010');
  const own = await check(21, { dateOfBirth: '1984-07-15', registerTicket });
  expect(own).toMatchObject({ code: 0, data: { match: true } });
});

it('a verified number has ten tries a day, however many tickets it gets', async () => {
  const codes = [];
  for (let n = 0; n < 11; n += 1) {
    const registerTicket = await ticketFor('66000011');
    codes.push((await check(n, { dateOfBirth: '1984-07-16', registerTicket })).code);
    clock.advance(61);
  }
  expect(codes).toEqual([...Array<number>(10).fill(0), 10010]);
});

it('joining with a card counts as a try for its holder, whether or not it succeeds', async () => {
  const registerTicket = await ticketFor('66000012');
  for (let n = 0; n < 10; n += 1) await check(n, { dateOfBirth: '1984-07-16', registerTicket });
  const payload = {
    idempotencyKey: 'one',
    registerTicket,
    title: 'MR',
    firstName: 'Takeshi',
    lastName: 'Ito',
    dateOfBirth: '1984-07-15',
    memberPhone: '+85366000012',
    sjmInsiderId: 'LR000124',
    countryCode: 'JP',
    consents: { terms: '1', privacy: '1', sms: false, email: false },
    signature: '0'.repeat(64),
  };
  expect((await send(app, 'POST /membership/register', { payload })).envelope.code).toBe(10010);
});
