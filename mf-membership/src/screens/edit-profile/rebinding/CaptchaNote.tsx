import type { CaptchaState } from '@resort/shared/captcha';
import { useText } from '@resort/shared/i18n';
import { Notice } from '@resort/shared/ui';

/** What the captcha is doing; it works by itself, and after a failure the button tries again. */
export function CaptchaNote({ state }: { state: CaptchaState }) {
  const t = useText('membership');
  if (state === 'idle') return null;
  if (state === 'working') return <Notice tone="info">{t('profile.captcha.working')}</Notice>;
  return <Notice tone="danger">{t('profile.captcha.failed')}</Notice>;
}
