import { isApiError } from '@resort/shared/api';
import { useCaptcha } from '@resort/shared/captcha';
import { useState, type ReactNode } from 'react';
import { useReserveCaptchaQuery } from '../../api/reservations.ts';

/**
 * The proof that a person makes the reservation: the digits of a picture, or the shared captcha for members who cannot
 * read it.
 */
export interface ReserveCaptcha {
  /** the server asked for one */
  isAsked: boolean;
  ask: () => void;
  /** the picture as an address; undefined: not there yet */
  picture: string | undefined;
  isError: boolean;
  another: () => void;
  /** of the shared captcha; null: not passed */
  ticket: string | null;
  /** shows the shared captcha */
  passOtherwise: () => Promise<void>;
  state: 'idle' | 'working' | 'failed';
  dialog: ReactNode;
  /** the proof that is sent with the reservation */
  proofOf: (code: string) => { captchaTicket: string } | { captchaId: string; captchaCode: string } | object;
  /** a picture and a ticket are good for one try */
  used: () => void;
}

export function useReserveCaptcha(isWanted: boolean): ReserveCaptcha {
  const [isAsked, setAsked] = useState(isWanted);
  const [ticket, setTicket] = useState<string | null>(null);
  const [state, setState] = useState<ReserveCaptcha['state']>('idle');
  const { pass, dialog } = useCaptcha();
  const { currentData, isError, refetch } = useReserveCaptchaQuery({ scene: 'RESERVE' }, { skip: !isAsked });
  const passOtherwise = async () => {
    setState('working');
    try {
      const given = await pass('RESERVE');
      setTicket(given);
      setState(given === null ? 'failed' : 'idle');
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      setState('failed');
    }
  };
  return {
    isAsked,
    ask: () => setAsked(true),
    picture: currentData && `data:image/svg+xml;base64,${currentData.imageSvgBase64}`,
    isError,
    another: () => void refetch(),
    ticket,
    passOtherwise,
    state,
    dialog,
    proofOf: (code) => {
      if (ticket !== null) return { captchaTicket: ticket };
      return currentData ? { captchaId: currentData.captchaId, captchaCode: code.trim() } : {};
    },
    used: () => {
      setTicket(null);
      if (isAsked) void refetch();
    },
  };
}
