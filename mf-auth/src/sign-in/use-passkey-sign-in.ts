import { isApiError } from '@resort/shared/api';
import { useOneAtATime } from '@resort/shared/ui';
import { useEffect, useRef, useState } from 'react';
import {
  usePasskeyLoginOptionsMutation,
  usePasskeySuggestionsMutation,
  useSignInWithPasskeyMutation,
} from '../api/sign-in.ts';
import { useFinishSignIn } from './use-finish-sign-in.ts';

type Parts = typeof import('@resort/shared/passkey');
type Authentication = NonNullable<Awaited<ReturnType<Parts['askForPasskey']>>>;

/** Shorter than the challenge is valid (5 minutes), so that a suggestion can be used. */
const RENEWED_EVERY_MS = 4 * 60_000;

export type PasskeyProblem = 'refused' | 'late';

/**
 * Sign-in with a passkey: by the button (`ask`), and, if the browser supports it, from the suggestions of the fields on
 * the screen. `problem` says why a passkey was refused.
 */
export function usePasskeySignIn(isOn: boolean) {
  const [options] = usePasskeyLoginOptionsMutation();
  const [send] = useSignInWithPasskeyMutation();
  const finish = useFinishSignIn();
  const [problem, setProblem] = useState<PasskeyProblem>();
  const signIn = async (authentication: Authentication): Promise<void> => {
    try {
      await finish(await send({ authentication }).unwrap(), 'passkey');
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      if (failure.errorCode !== null) setProblem(failure.errorCode === 'TICKET_EXPIRED' ? 'late' : 'refused');
    }
  };
  useSuggestions(isOn, signIn);
  const [ask, isAsking] = useOneAtATime(async () => {
    setProblem(undefined);
    const { askForPasskey } = await import('@resort/shared/passkey');
    const given = await options()
      .unwrap()
      .then(askForPasskey)
      .catch((failure: unknown) => {
        if (isApiError(failure)) return null; // the reminder shows the error
        throw failure;
      });
    if (given !== null) await signIn(given);
  });
  return { ask, isAsking, problem };
}

/** While the screen is shown, the browser has passkeys among its suggestions. */
function useSuggestions(isOn: boolean, onChosen: (given: Authentication) => Promise<void>): void {
  const [options] = usePasskeySuggestionsMutation();
  const chosen = useRef(onChosen);
  useEffect(() => {
    chosen.current = onChosen;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    let stop: (() => void) | undefined;
    let isLeft = false;
    const arm = async () => {
      const { canSuggestPasskeys, stopSuggesting, suggestPasskeys } = await import('@resort/shared/passkey');
      if (isLeft || !(await canSuggestPasskeys())) return;
      const { data } = await options();
      if (isLeft || data === undefined) return;
      stop = stopSuggesting;
      const given = await suggestPasskeys(data);
      if (given !== null && !isLeft) await chosen.current(given);
    };
    void arm();
    const renewing = setInterval(() => void arm(), RENEWED_EVERY_MS);
    return () => {
      isLeft = true;
      clearInterval(renewing);
      stop?.();
    };
  }, [isOn, options]);
}
