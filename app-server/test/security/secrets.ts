import type { CallKey, Envelope } from '@resort/shared/contract';
import { captchaTicket } from '../domains/auth/solve-captcha.ts';
import { MAX_A_DAY } from '../../src/core/password/attempts.ts';
import { grantVoucher } from '../../src/core/vouchers/grant-voucher.ts';
import { stageEvent, stageGate, GATE_PIN } from '../domains/ticketing/stage.ts';
import { ticketMember } from '../domains/ticketing/ticket-member.ts';
import { inTransaction } from '../../src/platform/database/index.ts';
import { newRandom, send, type CallOptions, type Identity } from '../platform/protocol/client.ts';
import { askForCode, signIn } from '../platform/protocol/sign-in.ts';
import { demoPassword, demoPin } from '../../demo/seeds/sign-in.ts';
import { DEMO_OUTLET_PIN } from '../../demo/seeds/vouchers/outlets.ts';
import { newCoupon } from '../made/coupons.ts';
import type { Ground } from '../database/stand-on.ts';

/** The origin of a request. */
export type From = Pick<CallOptions, 'remoteAddress' | 'change'>;

/** The part of a response that is compared. */
export type Code = Envelope['code'];

/** A secret that could be guessed. */
export interface Guessed {
  readonly what: string;
  /** the number of tries that are answered as wrong */
  readonly compared: number;
  /** the answer to such a try */
  readonly wrong: number;
  /** the answer to every later try, right or wrong */
  readonly locked: number;
  /** how long until a right one is accepted again */
  readonly seconds: number;
  /** creates the secret, and ways to try it; each resolves to the response's code */
  readonly begin: (ground: Ground) => Promise<{
    readonly wrong: (from: From) => Promise<Code>;
    readonly right: (from: From) => Promise<Code>;
    /** a request of somebody who does not guess: by another way, or for their own account */
    readonly meanwhile: (from: From) => Promise<Code>;
    /** the answer afterwards; the same as `right` unless another secret replaced it */
    readonly again?: (from: From) => Promise<Code>;
  }>;
}

const QUARTER = 15 * 60 + 1;

type Ask = (ground: Ground, key: CallKey, options: CallOptions) => Promise<Code>;
const ask: Ask = async ({ app }, key, options) => (await send(app, key, options)).envelope.code;

const withCode = (ground: Ground, phone: string) => async (from: From) => {
  const payload = { ...(await askForCode(ground.app, phone)) };
  return ask(ground, 'POST /user/otp/login', { ...from, payload });
};

const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000');

const oneTimeCode: Guessed = {
  what: 'a one-time code',
  // the fifth try is compared, too, and is answered as the last one
  compared: 4,
  wrong: 11001,
  locked: 11003,
  seconds: 60,
  async begin(ground) {
    const sent = await askForCode(ground.app, '66000110');
    const give = (from: From, code: string) =>
      ask(ground, 'POST /user/otp/login', { ...from, payload: { ...sent, code } });
    return {
      wrong: (from) => give(from, wrongFor(sent.code)),
      right: (from) => give(from, sent.code),
      meanwhile: withCode(ground, '66000111'),
      // only this code is locked
      again: withCode(ground, '66000110'),
    };
  },
};

/** After three tries a captcha is required. Solving it makes guessing expensive; the daily limit ends it. */
const signInWith = (
  what: string,
  key: CallKey,
  account: object,
  secrets: { right: object; wrong: object },
): Guessed => ({
  what,
  compared: MAX_A_DAY,
  wrong: 11010,
  locked: 11011,
  seconds: 86_401,
  async begin(ground) {
    const give = async (from: From, secret: object) => {
      const first = await ask(ground, key, { ...from, payload: { ...account, ...secret } });
      if (first !== 11006) return first;
      const ticket = await captchaTicket(ground.app, 'LOGIN', from);
      return ask(ground, key, { ...from, payload: { ...account, ...secret, captchaTicket: ticket } });
    };
    return {
      wrong: (from) => give(from, secrets.wrong),
      right: (from) => give(from, secrets.right),
      meanwhile: withCode(ground, '66000001'),
    };
  },
});

const once = (payload: object) => ({ idempotencyKey: newRandom(), ...payload });

const gatePin: Guessed = {
  what: 'the PIN of a gate',
  compared: 5,
  wrong: 18009,
  locked: 10010,
  seconds: QUARTER,
  async begin(ground) {
    const { app, database, clock } = ground;
    const guest = ticketMember(app, await signIn(app, '66000112'));
    const [guesser, staff] = [await signIn(app, '66000113'), await signIn(app, '66000114')];
    const gateCode = await stageGate(database.db);
    const { ticketNos } = await guest.tickets(await stageEvent(database.db, clock, { inHours: 0.25 }), 2);
    const enter = (as: Identity, from: From, pin: string, ticketNo = '') =>
      ask(ground, 'POST /ticket/verificationTicket', {
        ...from,
        as,
        payload: once({ gateCode, gatePin: pin, ticketNo }),
      });
    return {
      wrong: (from) => enter(guesser, from, '000000', ticketNos[0]),
      right: (from) => enter(guesser, from, GATE_PIN, ticketNos[0]),
      meanwhile: (from) => enter(staff, from, GATE_PIN, ticketNos[1]),
    };
  },
};

const outletPin: Guessed = {
  what: 'the PIN of an outlet',
  compared: 5,
  wrong: 13009,
  locked: 10010,
  seconds: QUARTER,
  async begin(ground) {
    const { app, database, clock } = ground;
    const grant = async (as: Identity) => {
      const couponCode = await newCoupon(database.db, clock);
      const ref = { kind: 'TEST', id: newRandom() };
      const granted = { memberId: Number(as.userId), couponCode, ref };
      return String(await inTransaction(database.db, (tx) => grantVoucher(tx, clock, granted)));
    };
    const [guesser, other] = [await signIn(app, '66000115'), await signIn(app, '66000116')];
    const [own, theirs] = [await grant(guesser), await grant(other)];
    const burn = (as: Identity, from: From, id: string, pin: string) =>
      ask(ground, 'POST /offer/voucher/burn', {
        ...from,
        as,
        payload: once({ id, outletCode: 'LOTUS-ROOM', outletPin: pin }),
      });
    return {
      wrong: (from) => burn(guesser, from, own, '000000'),
      right: (from) => burn(guesser, from, own, DEMO_OUTLET_PIN),
      meanwhile: (from) => burn(other, from, theirs, DEMO_OUTLET_PIN),
    };
  },
};

const inviteCode: Guessed = {
  what: 'an invitation',
  compared: 5,
  wrong: 18007,
  locked: 10010,
  seconds: QUARTER,
  async begin(ground) {
    const [guesser, other] = [await signIn(ground.app, '66000117'), await signIn(ground.app, '66000118')];
    const check = (as: Identity, from: From, code: string) =>
      ask(ground, 'POST /ticket/checkInnerInviteCode', {
        ...from,
        as,
        payload: { ticketId: 'WINTER-GALA', code },
      });
    let guesses = 0;
    return {
      wrong: (from) => check(guesser, from, `GUESS${(guesses += 1)}`),
      right: (from) => check(guesser, from, 'GALA2026'),
      meanwhile: (from) => check(other, from, 'GALA2026'),
    };
  },
};

/** A date of birth has some 30,000 possible values. */
const birthday: Guessed = {
  what: 'the date of birth of a card’s holder',
  compared: 10,
  wrong: -1,
  locked: 10010,
  seconds: 86_401,
  async begin(ground) {
    const check = async (from: From, person: object) => {
      const payload = { firstName: 'Takeshi', lastName: 'Ito', ...person };
      const { envelope } = await send<{ match: boolean }>(ground.app, 'POST /member/checkName', {
        ...from,
        payload,
      });
      return envelope.code === 0 && !envelope.data.match ? -1 : envelope.code;
    };
    return {
      wrong: (from) => check(from, { cardNo: 'LR000124', dateOfBirth: '1984-07-16' }),
      right: (from) => check(from, { cardNo: ' lr000124', dateOfBirth: '1984-07-15' }),
      meanwhile: (from) => check(from, {}),
    };
  },
};

/** Every secret that somebody other than its owner could guess. */
export const GUESSED: readonly Guessed[] = [
  oneTimeCode,
  signInWith(
    'a password',
    'POST /user/login/normal',
    { account: '66000001' },
    {
      right: { password: demoPassword('66000001') },
      wrong: { password: 'wrong-password-1' },
    },
  ),
  signInWith(
    'the PIN of a card',
    'POST /member/login',
    { cardNo: '8800 1234 5678' },
    {
      right: { pin: demoPin('66000001') },
      wrong: { pin: '999999' },
    },
  ),
  gatePin,
  outletPin,
  inviteCode,
  birthday,
];
