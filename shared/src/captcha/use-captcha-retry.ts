import { useState } from 'react';
import { isApiError } from '../api/api-error.ts';
import type { CaptchaScene } from '../calls/captcha.calls.ts';
import { useCaptcha } from './use-captcha.ts';

export type CaptchaState = 'idle' | 'working' | 'failed';
type Send<T> = (proof: { captchaTicket?: string }) => Promise<T>;

/** Aliyun's widget needs a frame document of its own, which this app does not serve: without it the check fails. */
const noWidget = () => Promise.resolve(null);

/**
 * Sends a call, and where the answer is CAPTCHA_REQUIRED gets a ticket and sends it again. Null: the check was not
 * passed, which `state` says and another press tries again. Rejects with the call's `ApiError`.
 */
export function useCaptchaRetry(scene: CaptchaScene) {
  const pass = useCaptcha(noWidget);
  const [state, setState] = useState<CaptchaState>('idle');
  const ticketFor = async (): Promise<string | null> => {
    try {
      return await pass(scene);
    } catch (failure) {
      if (isApiError(failure)) return null;
      throw failure;
    }
  };
  const run = async <T>(send: Send<T>): Promise<T | null> => {
    setState('idle');
    try {
      return await send({});
    } catch (failure) {
      if (!isApiError(failure) || failure.errorCode !== 'CAPTCHA_REQUIRED') throw failure;
    }
    setState('working');
    const captchaTicket = await ticketFor();
    if (captchaTicket === null) {
      setState('failed');
      return null;
    }
    try {
      return await send({ captchaTicket });
    } finally {
      setState('idle');
    }
  };
  return { run, state };
}
