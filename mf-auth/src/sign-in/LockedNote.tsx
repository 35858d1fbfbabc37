import { useText } from '@resort/shared/i18n';
import { Notice } from '@resort/shared/ui';

/** From here on the wait is shown in hours. */
const LONG = 120;

/** How long this way is locked, and that another is available; nothing if it is not locked. */
export function LockedNote({ minutes }: { minutes: number | undefined }) {
  const t = useText('auth');
  if (minutes === undefined) return null;
  const text =
    minutes < LONG
      ? t('signIn.locked', { count: minutes })
      : t('signIn.lockedHours', { count: Math.ceil(minutes / 60) });
  return <Notice tone="warning">{text}</Notice>;
}
