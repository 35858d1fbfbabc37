import { expect, it } from '@jest/globals';
import { captchaTicket } from '../../../../test/core/captcha/solve.ts';
import { standOn, type Ground } from '../../../../test/database/stand-on.ts';
import { send } from '../../../../test/platform/protocol/client.ts';

let ground: Ground;

standOn((given) => (ground = given));

const failed = { code: 11010, errorCode: 'LOGIN_FAILED', data: null, message: expect.any(String) };
const locked = { code: 11011, errorCode: null, data: { minutes: 15 }, message: expect.any(String) };

it.each(['66000001', '66000009', '66000119', 'R999999', 'nobody@example.com', '1'])(
  'a wrong password for %s, a member or not, gets the same answers, try by try',
  async (account) => {
    const answers = [];
    for (let n = 0; n < 7; n += 1) {
      const ticket = n < 3 ? undefined : await captchaTicket(ground.app, 'LOGIN');
      const payload = { account, password: 'wrong-password-1', captchaTicket: ticket };
      answers.push((await send(ground.app, 'POST /user/login/normal', { payload })).envelope);
    }
    expect(answers).toEqual([failed, failed, failed, failed, failed, locked, locked]);
  },
  30_000,
);
