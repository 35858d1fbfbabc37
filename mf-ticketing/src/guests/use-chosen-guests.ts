import { dropDraft, keepDraft, readDraft } from '@resort/shared/session';
import { useState } from 'react';
import type { ChosenGuests } from './guest-place.ts';

/**
 * Who was chosen for the places of an order, kept in the tab: adding a guest is a page of its own, and a reload loses
 * nothing either. Only ids are kept.
 */
export function useChosenGuests(orderNo: string) {
  const draft = `ticketing.guests.${orderNo}`;
  const [chosen, setChosen] = useState<ChosenGuests>(() => known(readDraft(draft)));
  /** null takes the guest off the place */
  const choose = (positionId: string, guestId: string | null) =>
    setChosen(({ [positionId]: _before, ...others }) => {
      const now = guestId === null ? others : { ...others, [positionId]: guestId };
      keepDraft(draft, now);
      return now;
    });
  return { chosen, choose, forget: () => dropDraft(draft) };
}

function known(kept: Record<string, unknown> | null): ChosenGuests {
  const pairs = Object.entries(kept ?? {}).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  );
  return Object.fromEntries(pairs);
}
