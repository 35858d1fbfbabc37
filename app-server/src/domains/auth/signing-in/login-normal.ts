import type { signInCalls } from '@resort/mf-auth/contract';
import { memberWithEmail, memberWithNumber, memberWithPhone } from '../../../core/find-member.ts';
import { phoneNumber } from '../../../core/one-time-code/number.ts';
import { signInWithSecret } from '../../../core/password/sign-in.ts';
import type { ContextOf } from '../../../platform/calls/context.ts';
import { DomainError } from '../../../platform/domain-error.ts';

type Context = ContextOf<typeof signInCalls, 'POST /user/login/normal'>;

const HOME_AREA = '+853';

function phoneOf({ account, areaCode = HOME_AREA }: Context['body']) {
  try {
    return phoneNumber({ areaCode, phone: account });
  } catch (error) {
    // a number of the wrong length is an account that nobody has
    if (error instanceof DomainError) return undefined;
    throw error;
  }
}

/** Whose account was typed: an address, a member number, or else a phone number. */
async function memberOf({ body, db }: Context) {
  const account = body.account.normalize('NFKC').trim();
  if (account.includes('@')) return memberWithEmail(db, account.toLowerCase());
  if (/^R\d+$/i.test(account)) return memberWithNumber(db, account.toUpperCase());
  const number = phoneOf(body);
  return number === undefined ? undefined : memberWithPhone(db, number);
}

/** Signs in with a password. */
export async function loginNormal(context: Context) {
  const { body, db } = context;
  const { areaCode = '', password: secret, captchaTicket } = body;
  const found = await memberOf(context);
  const account = `${areaCode} ${body.account.trim().toLowerCase()}`;
  return signInWithSecret(db, context, { kind: 'PASSWORD', found, account, secret, captchaTicket });
}
