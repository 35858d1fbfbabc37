import { isApiError } from '@resort/shared/api';
import { dropAttempt, keyFor } from '@resort/shared/once';
import { useOneAtATime } from '@resort/shared/ui';
import { useRef, useState } from 'react';
import { useSignUpMutation } from '../../api/activities.ts';

export interface SignUp {
  signUp: (seats: number) => void;
  isBusy: boolean;
  /** why not, in the member's language */
  refusal: string | null;
  /** places were taken or changed here */
  done: boolean;
}

/**
 * Signs up for places at an activity, once for each press. A lost response keeps the key, so that the next press for
 * the same number repeats the same request. The reminder reports the missing response.
 */
export function useSignUp(id: string): SignUp {
  const [send] = useSignUpMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [done, setDone] = useState(false);
  const seats = useRef(1);
  const [start, isBusy] = useOneAtATime(async () => {
    const work = `sign-up.${id}`;
    const request = { id, seats: seats.current };
    setRefusal(null);
    try {
      await send({ ...request, idempotencyKey: keyFor(work, request) }).unwrap();
      dropAttempt(work);
      setDone(true);
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      if (failure.errorCode === null) return; // the reminder shows the error
      dropAttempt(work);
      setRefusal(failure.message);
    }
  });
  const signUp = (wanted: number) => {
    seats.current = wanted;
    start();
  };
  return { signUp, isBusy, refusal, done };
}
