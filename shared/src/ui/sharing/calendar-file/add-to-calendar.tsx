import { CalendarPlus } from '../../icon/calendar-icon.tsx';
import { serverNow } from '../../../api/server-clock.ts';
import { download } from '../../../download/index.ts';
import { useText } from '../../../i18n/index.ts';
import { isWeChatPhone } from '../../../wechat/index.ts';
import { Button } from '../../button/button.tsx';
import { showToast } from '../../overlay/toast/toasts.ts';
import { calendarFile, type CalendarEvent } from './calendar-file.ts';

interface AddToCalendarProps {
  event: CalendarEvent | readonly CalendarEvent[];
  /** default: 'Add to calendar' */
  label?: string;
  /** name of the file; required for several events */
  name?: string;
}

/**
 * Adds one or several events to the device's calendar by downloading a file. It is hidden in WeChat's browser,
 * which supports no downloads.
 */
export function AddToCalendar({ event, label, name }: AddToCalendarProps) {
  const t = useText('kit');
  if (isWeChatPhone(navigator.userAgent)) return null;
  const events = 'id' in event ? [event] : event;
  const save = () => {
    const file = calendarFile(events, { host: location.hostname, now: new Date(serverNow()) });
    download(`${name ?? events[0]?.id}.ics`, 'text/calendar', file);
    showToast({ text: t('calendar.saved') });
  };
  return (
    <Button look="quiet" wide onClick={save}>
      <CalendarPlus size={20} aria-hidden="true" />
      {label ?? t('calendar.add')}
    </Button>
  );
}
