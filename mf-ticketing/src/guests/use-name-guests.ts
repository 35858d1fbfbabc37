import { isApiError } from '@resort/shared/api';
import { useState } from 'react';
import { useNameGuestsMutation } from '../api/tickets.ts';

/** The server's refusals by place: the message to show there. */
type Refusals = Readonly<Record<string, string>>;

/** `data.positions` of DOC_USED, DOC_EXPIRED and MIN_AGE. */
function placesIn(data: unknown): string[] {
  const { positions } = (data ?? {}) as { positions?: unknown };
  return Array.isArray(positions) ? positions.filter((each) => typeof each === 'string') : [];
}

/**
 * Names the guests of an order's places, all or none. If one of them is refused, the places concerned show why; any
 * other error is `refusal`.
 */
export function useNameGuests(orderNo: string) {
  const [send] = useNameGuestsMutation();
  const [refusals, setRefusals] = useState<Refusals>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  /** whether they are named now; null takes the name off */
  const name = async (chosen: Readonly<Record<string, string | null>>): Promise<boolean> => {
    setRefusals({});
    setRefusal(null);
    const bindings = Object.entries(chosen).map(([positionId, realNameId]) => ({ positionId, realNameId }));
    const { error } = await send({ orderNo, bindings });
    if (error === undefined) return true;
    // without an errorCode the reminder shows the error
    if (!isApiError(error) || error.errorCode === null) return false;
    const { message } = error;
    const places = placesIn(error.data);
    if (places.length === 0) setRefusal(message);
    else setRefusals(Object.fromEntries(places.map((place) => [place, message ?? ''])));
    return false;
  };
  /** a new choice for a place removes its error */
  const clear = (positionId: string) => setRefusals(({ [positionId]: _cleared, ...others }) => others);
  return { name, clear, refusals, refusal };
}
