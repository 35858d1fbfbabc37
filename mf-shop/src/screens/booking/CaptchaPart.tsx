import { useText } from '@resort/shared/i18n';
import { Button, Notice, SectionHeading, Skeleton } from '@resort/shared/ui';
import { TextField } from '@resort/shared/ui/form';
import styles from './booking-screen.module.css';
import type { GuestForm } from './guest-form.ts';
import type { ReserveCaptcha } from './use-reserve-captcha.ts';

/** A picture with digits, and an alternative for members who cannot read it. */
export function CaptchaPart({ form, captcha }: { form: GuestForm; captcha: ReserveCaptcha }) {
  const t = useText('shop');
  const { picture, isError, ticket, state } = captcha;
  return (
    <section className={styles['part']} aria-labelledby="booking-captcha">
      <SectionHeading id="booking-captcha" title={t('captcha.title')} />
      {ticket === null ? (
        <>
          <p className={styles['line']}>{t('captcha.lead')}</p>
          {picture === undefined ? (
            <Skeleton height={80} />
          ) : (
            <img className={styles['digits']} src={picture} alt={t('captcha.alt')} width={240} height={80} />
          )}
          {isError ? <Notice tone="danger">{t('captcha.failed')}</Notice> : null}
          <TextField
            {...form.field('captchaCode')}
            label={t('captcha.code')}
            inputMode="numeric"
            autoComplete="off"
          />
          <Button look="plain" onClick={captcha.another}>
            {t('captcha.another')}
          </Button>
          <Button look="plain" busy={state === 'working'} onClick={() => void captcha.passOtherwise()}>
            {t('captcha.otherwise')}
          </Button>
          {state === 'failed' ? <Notice tone="danger">{t('captcha.notPassed')}</Notice> : null}
        </>
      ) : (
        <Notice tone="success">{t('captcha.passed')}</Notice>
      )}
      {captcha.dialog}
    </section>
  );
}
