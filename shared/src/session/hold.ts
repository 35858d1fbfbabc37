import { dropDraft, keepDraft, readDraft } from './drafts.ts';

const KEY = 'hold';

/** What waits for its money, as the payment screen knows it. */
export interface Hold {
  /** where it is paid, and where its order is seen and given up: below the language, with the query */
  pay: string;
  order: string;
  /** ISO 8601, by the app server's clock */
  until: string;
}

/** For the screens that a member goes to without having paid; in this tab, until the sign-out. */
export const keepHold = (hold: Hold): void => keepDraft(KEY, { ...hold });

/** The latest that was neither paid nor given up, as far as this tab knows. */
export function readHold(): Hold | null {
  const { pay, order, until } = readDraft(KEY) ?? {};
  const isWhole = typeof pay === 'string' && typeof order === 'string' && typeof until === 'string';
  return isWhole ? { pay, order, until } : null;
}

export const dropHold = (): void => dropDraft(KEY);
