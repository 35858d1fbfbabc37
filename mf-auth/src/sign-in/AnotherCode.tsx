import { isApiError } from '@resort/shared/api';
import { CaptchaNote } from '@resort/shared/captcha';
import { useText } from '@resort/shared/i18n';
import { Button, useOneAtATime, useSecondsLeft } from '@resort/shared/ui';
import { useRef } from 'react';
import { useVoiceCodeSwitchQuery } from '../api/sign-in.ts';
import styles from './auth.module.css';
import type { CodeRequest } from './code-request.ts';
import { useCodeSender } from './use-code-sender.ts';

interface AnotherCodeProps {
  request: CodeRequest;
  onSent: (request: CodeRequest) => void;
  /** undefined: all is well again */
  onRefused: (message: string | undefined) => void;
}

/** Requests another code after the wait: by message, or by a call where calls are supported. */
export function AnotherCode({ request, onSent, onRefused }: AnotherCodeProps) {
  const t = useText('auth');
  const { data: voice } = useVoiceCodeSwitchQuery({});
  const secondsLeft = useSecondsLeft(request.resendAt);
  const { sendCode, captcha } = useCodeSender(request.purpose);
  const channel = useRef<CodeRequest['channel']>('sms');
  const [send, isSending] = useOneAtATime(async () => {
    try {
      const sent = await sendCode(request, channel.current);
      onRefused(undefined);
      if (sent !== null) onSent(sent);
    } catch (failure) {
      if (isApiError(failure) && failure.errorCode !== null) onRefused(failure.message ?? undefined);
    }
  });
  const sendBy = (by: CodeRequest['channel']) => {
    channel.current = by;
    send();
  };
  if (secondsLeft > 0)
    return <p className={styles['small']}>{t('sms.resendIn', { seconds: secondsLeft })}</p>;
  return (
    <div className={styles['another']}>
      <CaptchaNote state={captcha} onRetry={send} />
      <Button look="quiet" wide busy={isSending} onClick={() => sendBy('sms')}>
        {t('sms.resend')}
      </Button>
      {voice?.areaCodes.includes(request.areaCode) ? (
        <Button look="quiet" wide busy={isSending} onClick={() => sendBy('voice')}>
          {t('sms.call')}
        </Button>
      ) : null}
    </div>
  );
}
