import { CalendarPlus } from '../icon/icons.tsx';
import { serverNow } from '../../api/server-clock.ts';
import { download } from '../../download/index.ts';
import { useText } from '../../i18n/index.ts';
import { isWeChatPhone } from '../../wechat/index.ts';
import { Button } from '../button.tsx';
import { showToast } from '../toast/toasts.ts';
import { calendarFile, type CalendarEvent } from './calendar-file.ts';

/**
 * Adds the event to the device's calendar by downloading a file. It is hidden in WeChat's browser, which
 * supports no downloads.
 */
export function AddToCalendar({ event }: { event: CalendarEvent }) {
  const t = useText('shell');
  if (isWeChatPhone(navigator.userAgent)) return null;
  const save = () => {
    const file = calendarFile(event, { host: location.hostname, now: new Date(serverNow()) });
    download(`${event.id}.ics`, 'text/calendar', file);
    showToast({ text: t('calendar.saved') });
  };
  return (
    <Button look="quiet" wide onClick={save}>
      <CalendarPlus size={20} aria-hidden="true" />
      {t('calendar.add')}
    </Button>
  );
}
