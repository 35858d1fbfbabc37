import { useText } from '@resort/shared/i18n';
import { Button, Notice } from '@resort/shared/ui';
import type { CaptchaState } from '@resort/shared/captcha';

/** What the captcha is doing, for eyes and ears; it works by itself, so that there is only something to press after it failed. */
export function CaptchaNote({ state, onRetry }: { state: CaptchaState; onRetry: () => void }) {
  const t = useText('auth');
  if (state === 'idle') return null;
  if (state === 'working') return <Notice tone="info">{t('captcha.working')}</Notice>;
  return (
    <Notice tone="danger">
      <p>{t('captcha.failed')}</p>
      <Button look="plain" onClick={onRetry}>
        {t('retry')}
      </Button>
    </Notice>
  );
}
