import { useText } from '@resort/shared/i18n';
import { Notice } from '@resort/shared/ui';

/** For how long this way is closed, and that another is open; nothing while it is open itself. */
export function LockedNote({ minutes }: { minutes: number | undefined }) {
  const t = useText('auth');
  if (minutes === undefined) return null;
  return <Notice tone="warning">{t('signIn.locked', { count: minutes })}</Notice>;
}
