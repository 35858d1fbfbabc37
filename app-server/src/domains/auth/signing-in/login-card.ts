import type { signInCalls } from '@resort/mf-auth/contract';
import { memberWithCard } from '../../../core/find-member.ts';
import { signInWithSecret } from '../../../core/password/sign-in.ts';
import type { ContextOf } from '../../../platform/calls/context.ts';

/** Signs in with a card's number and PIN. */
export async function loginCard(context: ContextOf<typeof signInCalls, 'POST /member/login'>) {
  const { body, db } = context;
  const account = body.cardNo.replaceAll(' ', '');
  const found = await memberWithCard(db, account);
  const { pin: secret, captchaTicket } = body;
  return signInWithSecret(db, context, { kind: 'PIN', found, account, secret, captchaTicket });
}
