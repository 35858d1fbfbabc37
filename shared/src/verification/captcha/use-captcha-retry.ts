import { useState, type ReactNode } from 'react';
import { isApiError } from '../../api/api-error.ts';
import type { CaptchaScene } from '../../rows/captcha.calls.ts';
import { useCaptcha } from './use-captcha.tsx';

export interface CaptchaState {
  step: 'idle' | 'working' | 'failed';
  /** set when the visitor has to do something */
  dialog: ReactNode;
}
type Send<T> = (proof: { captchaTicket?: string }) => Promise<T>;

/**
 * Sends a call. On CAPTCHA_REQUIRED it gets a ticket and sends the call again. Null: the check was not
 * passed; `state` says so, and another press retries. Rejects with the call's `ApiError`.
 */
export function useCaptchaRetry(scene: CaptchaScene) {
  const { pass, dialog } = useCaptcha();
  const [step, setStep] = useState<CaptchaState['step']>('idle');
  const ticketFor = async (): Promise<string | null> => {
    try {
      return await pass(scene);
    } catch (failure) {
      if (isApiError(failure)) return null;
      throw failure;
    }
  };
  const run = async <T>(send: Send<T>): Promise<T | null> => {
    setStep('idle');
    try {
      return await send({});
    } catch (failure) {
      if (!isApiError(failure) || failure.errorCode !== 'CAPTCHA_REQUIRED') throw failure;
    }
    setStep('working');
    const captchaTicket = await ticketFor();
    if (captchaTicket === null) {
      setStep('failed');
      return null;
    }
    try {
      return await send({ captchaTicket });
    } finally {
      setStep('idle');
    }
  };
  return { run, state: { step, dialog } satisfies CaptchaState };
}
