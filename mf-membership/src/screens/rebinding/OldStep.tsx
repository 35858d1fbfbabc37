import { isApiError } from '@resort/shared/api';
import { CaptchaNote } from '@resort/shared/captcha';
import { useText } from '@resort/shared/i18n';
import { useMember } from '@resort/shared/session';
import { Button, Notice, useOneAtATime, useOffline } from '@resort/shared/ui';
import { useRef, useState } from 'react';
import styles from './rebinding.module.css';
import type { Kind } from './progress.ts';
import type { StepProps } from './step.ts';
import { useSendCode } from './use-send-code.ts';

/** Sends a code to the current phone or email; a lost email can be replaced by using the phone. */
export function OldStep({ kind, onStep }: StepProps) {
  const t = useText('membership');
  const { phoneArea, phoneMasked, emailMasked } = useMember();
  const offline = useOffline('kept');
  const { send, captcha } = useSendCode();
  const factor = useRef<Kind>(kind);
  const [problem, setProblem] = useState<string>();
  const [ask, isAsking] = useOneAtATime(async () => {
    setProblem(undefined);
    try {
      const sent = await send({ factor: factor.current });
      if (sent !== null) onStep({ step: 'oldCode', factor: factor.current, sent });
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      if (failure.errorCode !== null) setProblem(failure.message ?? undefined);
    }
  });
  const askBy = (by: Kind) => {
    factor.current = by;
    ask();
  };
  const phone = `${phoneArea}\u00a0${phoneMasked}`;
  const old = kind === 'phone' ? phone : (emailMasked ?? '');
  return (
    <div className={styles['column']}>
      <p>{t(`profile.${kind}.proveOld`, { old })}</p>
      {problem === undefined ? null : <Notice tone="danger">{problem}</Notice>}
      <CaptchaNote state={captcha} />
      <Button wide busy={isAsking} unavailable={offline} onClick={() => askBy(kind)}>
        {t('profile.rebind.send')}
      </Button>
      {kind === 'email' && offline === undefined ? (
        <Button look="plain" wide busy={isAsking} onClick={() => askBy('phone')}>
          {t('profile.email.lost', { phone })}
        </Button>
      ) : null}
      {kind === 'phone' ? <p className={styles['small']}>{t('profile.phone.lost')}</p> : null}
    </div>
  );
}
