import { useText } from '@resort/shared/i18n';
import { Button, Notice } from '@resort/shared/ui';
import type { CaptchaState } from '@resort/shared/captcha';

/** What the captcha is doing, for eyes and ears, and its dialog where it cannot work by itself. */
export function CaptchaNote({ state, onRetry }: { state: CaptchaState; onRetry: () => void }) {
  const t = useText('auth');
  const { step, dialog } = state;
  if (dialog !== null) return dialog;
  if (step === 'idle') return null;
  if (step === 'working') return <Notice tone="info">{t('captcha.working')}</Notice>;
  return (
    <Notice tone="danger">
      <p>{t('captcha.failed')}</p>
      <Button look="plain" onClick={onRetry}>
        {t('retry')}
      </Button>
    </Notice>
  );
}
