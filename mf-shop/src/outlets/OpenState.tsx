import { serverNow } from '@resort/shared/api';
import { businessDate, formatTime } from '@resort/shared/format';
import { useText } from '@resort/shared/i18n';
import { weekdayName } from '@resort/shared/ui/slots';
import type { ShopBrief } from '../../contract/index.ts';
import { closesAt } from './hours.ts';
import styles from './open-state.module.css';

type Hours = Pick<ShopBrief, 'openNow' | 'hoursToday' | 'opensAt'>;

/** Whether it is open now, and until or from when, by the clock at Macau. */
export function OpenState(hours: Hours) {
  return <span className={styles[hours.openNow ? 'open' : 'closed']}>{useOpenText(hours)}</span>;
}

function useOpenText({ openNow, hoursToday, opensAt }: Hours): string {
  const t = useText('shop');
  const now = new Date(serverNow());
  if (openNow) {
    const time = closesAt(hoursToday, formatTime(now));
    return time === undefined ? t('open.now') : t('open.until', { time });
  }
  if (opensAt === null) return t('open.closed');
  const date = businessDate(new Date(opensAt));
  const time = formatTime(new Date(opensAt));
  return date === businessDate(now) ? t('open.at', { time }) : t('open.on', { day: weekdayName(date), time });
}
