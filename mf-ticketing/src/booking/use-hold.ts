import { isApiError } from '@resort/shared/api';
import { dropAttempt, keyFor } from '@resort/shared/once';
import { useOneAtATime, type LEAVING } from '@resort/shared/ui';
import { useRef, useState } from 'react';
import type { WantedItem } from '../../contract/index.ts';
import { useGiveSeatsMutation, useHoldTicketsMutation } from '../api/booking.ts';
import { useGiveUpTicketsMutation } from '../api/my-orders.ts';
import { sumOf, type HalfHeld } from './wish.ts';

/** The tickets and seats to hold. */
export interface Wanted {
  ticketId: string;
  performanceId: string;
  items: readonly WantedItem[];
  /** named seats, the best ones together, or none if the performance has no seats */
  seats: { seatNos: string[] } | { auto: true } | null;
  inviteId: string | null;
  termsVersion: string;
  /** the result of an earlier attempt */
  half: HalfHeld | null;
}

/** The error in the member's language; `seats`: those that other members took. */
export interface Refusal {
  errorCode: string;
  message: string;
  seats: readonly string[];
}

interface Ways {
  onHeld: (orderNo: string) => Promise<typeof LEAVING>;
  /** the tickets are held, the seats are not; null: nothing is held any more */
  onHalf: (half: HalfHeld | null) => void;
  onRefused?: (refusal: Refusal) => void;
}

export interface Hold {
  hold: (wanted: Wanted) => void;
  isHolding: boolean;
  refusal: Refusal | null;
}

/** The hold has expired meanwhile, so a new one is made. */
const GONE = new Set(['HOLD_EXPIRED', 'NOT_YOURS']);

/**
 * Holds tickets and then their seats. If the seats are taken, the tickets stay held, so that the member can choose as
 * many other seats with one press. Choosing other tickets cancels the earlier hold.
 */
export function useHold({ onHeld, onHalf, onRefused }: Ways): Hold {
  const take = useTake();
  const [giveSeats] = useGiveSeatsMutation();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const latest = useRef<Wanted | null>(null);
  const refuse = (error: unknown) => {
    const why = refusalOf(error);
    if (why === null) return undefined; // the reminder has shown the error
    setRefusal(why);
    onRefused?.(why);
    return undefined;
  };
  const [start, isHolding] = useOneAtATime(async () => {
    const wanted = latest.current;
    if (wanted === null) return undefined;
    setRefusal(null);
    const taken = await take(wanted);
    if ('error' in taken) return refuse(taken.error);
    const { half } = taken;
    if (wanted.seats === null) return onHeld(half.orderNo);
    onHalf(half);
    const { error } = await giveSeats({ orderNo: half.orderNo, ...wanted.seats });
    if (error === undefined) {
      onHalf(null);
      return onHeld(half.orderNo);
    }
    if (isApiError(error) && GONE.has(error.errorCode ?? '')) onHalf(null);
    return refuse(error);
  });
  return {
    hold: (wanted) => {
      latest.current = wanted;
      start();
    },
    isHolding,
    refusal,
  };
}

/** As many tickets as are wanted: those that are held already where they fit, else new ones. */
function useTake() {
  const [holdTickets] = useHoldTicketsMutation();
  const [giveUp] = useGiveUpTicketsMutation();
  return async (wanted: Wanted): Promise<{ half: HalfHeld } | { error: unknown }> => {
    const { ticketId, performanceId, items, inviteId, termsVersion, half } = wanted;
    const quantity = sumOf(items);
    if (half !== null && half.performanceId === performanceId && half.quantity === quantity) return { half };
    if (half !== null) await giveUp({ orderNo: half.orderNo });
    const work = `ticket-hold.${performanceId}`;
    const request = {
      ticketId,
      performanceId,
      items: [...items],
      termsVersion,
      ...(inviteId === null ? {} : { inviteId }),
    };
    const answer = await holdTickets({ ...request, idempotencyKey: keyFor(work, request) });
    if (answer.data === undefined) return { error: answer.error };
    dropAttempt(work);
    return { half: { orderNo: answer.data.orderNo, performanceId, quantity, seatNos: [] } };
  };
}

function refusalOf(error: unknown): Refusal | null {
  if (!isApiError(error) || error.errorCode === null) return null;
  const { errorCode, message, data } = error;
  const seats: unknown =
    typeof data === 'object' && data !== null && 'seats' in data ? data.seats : undefined;
  return {
    errorCode,
    message: message ?? '',
    seats: Array.isArray(seats) ? seats.filter((seat) => typeof seat === 'string') : [],
  };
}
