import { isApiError } from '@resort/shared/api';
import { CaptchaNote } from '@resort/shared/captcha';
import { useText } from '@resort/shared/i18n';
import { Button, useOneAtATime, useOffline, useSecondsLeft, type LEAVING } from '@resort/shared/ui';
import { CodeField, Form, useForm, useRules } from '@resort/shared/ui/form';
import styles from './rebinding.module.css';
import type { Sent } from './progress.ts';
import { useSendCode, type Target } from './use-send-code.ts';

interface CodeStepProps {
  /** names where the code went */
  lead: string;
  action: string;
  /** the recipient of another code */
  target: Target;
  sent: Sent;
  onSent: (sent: Sent) => void;
  /** rejects with the `ApiError` of a refusal */
  onCode: (code: string) => Promise<void | typeof LEAVING>;
  /** leads back a step */
  back: { label: string; onBack: () => void };
}

/** Entry of a code: typed, pasted or suggested by the phone. Another one can be requested after the wait. */
export function CodeStep({ lead, action, target, sent, onSent, onCode, back }: CodeStepProps) {
  const t = useText('membership');
  const rules = useRules();
  const offline = useOffline('kept');
  const secondsLeft = useSecondsLeft(sent.resendAt);
  const { send, captcha } = useSendCode();
  const form = useForm({
    initial: { code: '' },
    rules: { code: rules.code },
    refusals: { OTP_INVALID: 'code', OTP_EXPIRED: 'code', OTP_LOCKED: 'code' },
    submit: ({ code }) => onCode(code),
  });
  const [sendAnother, isSending] = useOneAtATime(async () => {
    try {
      const another = await send(target);
      if (another === null) return;
      form.field('code').onChange('');
      form.refuse({ code: undefined });
      onSent(another);
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      if (failure.errorCode !== null) form.refuse({ code: failure.message ?? undefined });
    }
  });
  return (
    <div className={styles['column']}>
      <p>{lead}</p>
      <Form form={form}>
        <CodeField {...form.field('code')} label={t('profile.rebind.codeLabel')} />
        <Button type="submit" wide busy={form.busy} unavailable={offline}>
          {action}
        </Button>
      </Form>
      <CaptchaNote state={captcha} />
      <div className={styles['another']}>
        {secondsLeft > 0 ? (
          <p className={styles['small']}>{t('profile.rebind.resendIn', { seconds: secondsLeft })}</p>
        ) : (
          <Button look="quiet" wide busy={isSending} onClick={sendAnother}>
            {t('profile.rebind.resend')}
          </Button>
        )}
        <Button look="plain" wide onClick={back.onBack}>
          {back.label}
        </Button>
      </div>
    </div>
  );
}
