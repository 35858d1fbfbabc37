import type { sharedCalls } from '@resort/shared/calls/rows';
import { sendPhoneCode } from '../send-phone-code.ts';
import type { ContextOf } from '../../../platform/context.ts';

/** Sends a code for signing in. */
export function sendSignInCode(context: ContextOf<typeof sharedCalls, 'POST /user/login/otp'>) {
  return sendPhoneCode(context, context.body, 'LOGIN');
}
