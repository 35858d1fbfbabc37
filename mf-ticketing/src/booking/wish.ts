import { keepDraft, readDraft } from '@resort/shared/session';
import { useState } from 'react';
import type { WantedItem } from '../../contract/index.ts';

/** An order that has its tickets but not its seats, or is to get others. */
export interface HalfHeld {
  orderNo: string;
  performanceId: string;
  quantity: number;
  /** those that it has */
  seatNos: readonly string[];
}

/**
 * The choice for one event. It is stored for the tab, so that it is restored after a reload, an expired hold or Back.
 */
export interface Wish {
  /** tickets by category; in a performance with seats, the number of best seats */
  quantities: Readonly<Record<string, number>>;
  /** seats of the performance `performanceId` */
  seatNos: readonly string[];
  performanceId: string | null;
  inviteId: string | null;
  /** the invitation brings free tickets, instead of early access */
  isInvited: boolean;
  /** of the booking terms that were accepted */
  termsVersion: string | null;
  half: HalfHeld | null;
}

const NOTHING: Wish = {
  quantities: {},
  seatNos: [],
  performanceId: null,
  inviteId: null,
  isInvited: false,
  termsVersion: null,
  half: null,
};

const keyOf = (ticketId: string) => `ticket-booking.${ticketId}`;

/** Only values that this tab wrote itself; anything else is ignored. */
export function readWish(ticketId: string): Wish {
  const kept = readDraft(keyOf(ticketId));
  return kept === null ? NOTHING : { ...NOTHING, ...kept };
}

export const keepWish = (ticketId: string, wish: Wish): void => keepDraft(keyOf(ticketId), { ...wish });

/** The wish, and the way to change it. */
export function useWish(ticketId: string): [Wish, (change: Partial<Wish>) => void] {
  const [wish, setWish] = useState(() => readWish(ticketId));
  const change = (by: Partial<Wish>) =>
    setWish((before) => {
      const next = { ...before, ...by };
      keepWish(ticketId, next);
      return next;
    });
  return [wish, change];
}

/** Categories with their tickets, as the call takes them. */
export const itemsOf = (quantities: Wish['quantities']): WantedItem[] =>
  Object.entries(quantities).flatMap(([categoryId, qty]) => (qty > 0 ? [{ categoryId, qty }] : []));

/** `['A', 'B', 'A']` → two of A, one of B. */
export function counted(categories: readonly string[]): Record<string, number> {
  const count: Record<string, number> = {};
  for (const category of categories) count[category] = (count[category] ?? 0) + 1;
  return count;
}

export const sumOf = (items: readonly WantedItem[]): number => items.reduce((sum, { qty }) => sum + qty, 0);
