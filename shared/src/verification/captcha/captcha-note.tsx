import { useText } from '../../i18n/index.ts';
import { Button, Notice } from '../../ui/index.ts';
import type { CaptchaState } from './use-captcha-retry.ts';

interface CaptchaNoteProps {
  state: CaptchaState;
  /** sends again; leave it out if the form's own button does */
  onRetry?: () => void;
}

/** Shows and announces what the captcha is doing, and its dialog if it needs the visitor. */
export function CaptchaNote({ state: { step, dialog }, onRetry }: CaptchaNoteProps) {
  const t = useText('kit');
  if (dialog !== null) return dialog;
  if (step === 'idle') return null;
  if (step === 'working') return <Notice tone="info">{t('captcha.working')}</Notice>;
  return (
    <Notice tone="danger">
      <p>{t('captcha.failed')}</p>
      {onRetry === undefined ? null : (
        <Button look="plain" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </Notice>
  );
}
