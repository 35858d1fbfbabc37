import { dropDraft, keepDraft, readDraft } from '@resort/shared/session';
import { useState } from 'react';
import type { ChosenVisitors } from './visitor-place.ts';

/**
 * Who was chosen for the places of an order, kept in the tab: adding a visitor is a page of its own, and a reload loses
 * nothing either. Only ids are kept.
 */
export function useChosenVisitors(orderNo: string) {
  const draft = `ticketing.visitors.${orderNo}`;
  const [chosen, setChosen] = useState<ChosenVisitors>(() => known(readDraft(draft)));
  /** null takes the visitor off the place */
  const choose = (positionId: string, visitorId: string | null) =>
    setChosen(({ [positionId]: _before, ...others }) => {
      const now = visitorId === null ? others : { ...others, [positionId]: visitorId };
      keepDraft(draft, now);
      return now;
    });
  return { chosen, choose, forget: () => dropDraft(draft) };
}

function known(kept: Record<string, unknown> | null): ChosenVisitors {
  const pairs = Object.entries(kept ?? {}).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  );
  return Object.fromEntries(pairs);
}
