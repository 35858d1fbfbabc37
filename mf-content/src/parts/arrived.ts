import { serverNow } from '@resort/shared/api';
import { businessDate, formatDate, formatTime } from '@resort/shared/format';
import { currentLanguage } from '@resort/shared/i18n';

/** When something arrived: the time of a day that is today in Macau, else the date. */
export function arrived(at: string): string {
  const then = new Date(at);
  const isToday = businessDate(then) === businessDate(new Date(serverNow()));
  return isToday ? formatTime(then) : formatDate(then, currentLanguage());
}
