import { isApiError } from '@resort/shared/api';
import type { SessionReply } from '@resort/shared/calls/rows';
import { LEAVING } from '@resort/shared/ui';
import { useState } from 'react';
import { useCaptchaRetry } from '@resort/shared/captcha';
import { useFinishSignIn } from './use-finish-sign-in.ts';

/**
 * Specification §8: the code of `LOGIN_LOCKED`, which the reminder shows; the form then offers another way.
 */
const LOCKED = 11011;

/**
 * Signing in with something known. `lockedFor`: minutes that this way is closed for, once the answer was that it is.
 * `signIn` is a form's `submit`: it leaves the screen, or stays while the captcha was not passed.
 */
export function useSecretSignIn() {
  const { run, state: captcha } = useCaptchaRetry('LOGIN');
  const finish = useFinishSignIn();
  const [lockedFor, setLockedFor] = useState<number>();
  const signIn = async (
    send: (proof: { captchaTicket?: string }) => Promise<SessionReply>,
  ): Promise<void | typeof LEAVING> => {
    try {
      const session = await run(send);
      if (session === null) return;
      await finish(session, 'other');
      return LEAVING;
    } catch (failure) {
      setLockedFor(isApiError(failure) && failure.code === LOCKED ? minutesIn(failure.data) : undefined);
      throw failure;
    }
  };
  return { signIn, captcha, lockedFor };
}

function minutesIn(data: unknown): number | undefined {
  const { minutes } = (data ?? {}) as { minutes?: unknown };
  return typeof minutes === 'number' ? minutes : undefined;
}
