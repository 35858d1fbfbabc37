import { serverNow } from '@resort/shared/api';
import { businessDate } from '@resort/shared/format';
import type { Ad } from '../../../contract/index.ts';

/** On this device, for all its users: the day on which each advertisement was last shown, `{"7":"2026-12-01"}`. */
const KEY = 'ads';

function shownDays(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, string>) : {};
  } catch {
    return {};
  }
}

const today = () => businessDate(new Date(serverNow()));

/** Whether it may be shown now: for ONCE if it never was, for DAILY if not today in Macau. */
export function isDue({ id, frequency }: Pick<Ad, 'id' | 'frequency'>): boolean {
  const last = shownDays()[id];
  if (frequency === 'ALWAYS' || last === undefined) return true;
  return frequency === 'DAILY' && last !== today();
}

export function rememberShown({ id }: Pick<Ad, 'id'>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...shownDays(), [id]: today() }));
  } catch {
    // where storage is refused it may be shown again
  }
}
