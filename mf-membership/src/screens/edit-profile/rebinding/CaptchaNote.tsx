import type { CaptchaState } from '@resort/shared/captcha';
import { useText } from '@resort/shared/i18n';
import { Notice } from '@resort/shared/ui';

/** What the captcha is doing, and its dialog where it cannot work by itself; after a failure the button tries again. */
export function CaptchaNote({ state }: { state: CaptchaState }) {
  const t = useText('membership');
  const { step, dialog } = state;
  if (dialog !== null) return dialog;
  if (step === 'idle') return null;
  if (step === 'working') return <Notice tone="info">{t('profile.captcha.working')}</Notice>;
  return <Notice tone="danger">{t('profile.captcha.failed')}</Notice>;
}
