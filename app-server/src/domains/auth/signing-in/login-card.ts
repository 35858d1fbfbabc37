import type { signInCalls } from '@resort/mf-auth/contract';
import { cardAccount } from './password-account.ts';
import { signInWithSecret } from './password-sign-in.ts';
import type { ContextOf } from '../../../platform/context.ts';

/** Signs in with a card's number and PIN. */
export async function loginCard(context: ContextOf<typeof signInCalls, 'POST /member/login'>) {
  const { cardNo, pin: secret, captchaTicket, deviceProof } = context.body;
  const account = cardAccount(cardNo);
  return signInWithSecret(context.db, context, { kind: 'PIN', account, secret, captchaTicket, deviceProof });
}
