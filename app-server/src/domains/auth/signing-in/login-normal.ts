import type { signInCalls } from '@resort/mf-auth/contract';
import { typedAccount } from './password-account.ts';
import { signInWithSecret } from './password-sign-in.ts';
import type { ContextOf } from '../../../platform/context.ts';

/** Signs in with a password. */
export async function loginNormal(context: ContextOf<typeof signInCalls, 'POST /user/login/normal'>) {
  const { areaCode, password: secret, captchaTicket, deviceProof } = context.body;
  const account = typedAccount(context.body.account, areaCode);
  const login = { kind: 'PASSWORD', account, secret, captchaTicket, deviceProof } as const;
  return signInWithSecret(context.db, context, login);
}
