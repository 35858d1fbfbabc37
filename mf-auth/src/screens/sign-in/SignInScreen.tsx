import { isApiError } from '@resort/shared/api';
import { useAreaCodesQuery, type AreaCode } from '@resort/shared/calls/one-time-code';
import { normalizePhone } from '@resort/shared/format';
import { useText } from '@resort/shared/i18n';
import { useNavigate, useSearchParams } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { Button, ButtonLink, LEAVING, Notice, Page, Skeleton, useOneAtATime } from '@resort/shared/ui';
import { Form, PhoneField, useDraft } from '@resort/shared/ui/form';
import { useState } from 'react';
import { phoneError } from '../../sign-in/phone-error.ts';
import { useCodeSender } from '../../sign-in/use-code-sender.ts';
import styles from '../auth.module.css';

/** Sign-in by one-time code: the number, then /sms. */
export default function SignInScreen() {
  const t = useText('auth');
  const [query] = useSearchParams();
  const { data: areas, isError, isFetching, refetch } = useAreaCodesQuery();
  return (
    <Page title={t('signIn.title')} lead={t('signIn.lead')}>
      {areas ? <PhoneForm areas={areas} /> : null}
      {!areas && !isError ? <Skeleton height={180} /> : null}
      {!areas && isError ? (
        <Notice tone="danger">
          <p>{t('signIn.unavailable')}</p>
          <Button look="plain" busy={isFetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </Notice>
      ) : null}
      <p className={styles['aside']}>
        {t('signIn.notYet')}
        <ButtonLink look="plain" to={to('/join-us', { redirect: query.get('redirect') ?? undefined })}>
          {t('signIn.join')}
        </ButtonLink>
      </p>
    </Page>
  );
}

function PhoneForm({ areas }: { areas: readonly AreaCode[] }) {
  const t = useText('auth');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const sendCode = useCodeSender();
  const [areaCode, setAreaCode] = useDraft('auth.area', areas[0]?.areaCode ?? '');
  const [typed, setTyped] = useDraft('auth.phone', '');
  const [error, setError] = useState<string>();
  const area = areas.find((candidate) => candidate.areaCode === areaCode) ?? areas[0];

  const [submit, isSending] = useOneAtATime(async () => {
    if (!area) return;
    const problem = phoneError(typed, area, t);
    setError(problem);
    if (problem !== undefined) return;
    try {
      await sendCode(area.areaCode, normalizePhone(typed, area));
      await navigate(to('/sms', { purpose: 'login', redirect: query.get('redirect') ?? undefined }));
      return LEAVING;
    } catch (failure) {
      if (isApiError(failure) && failure.errorCode !== null) setError(failure.message ?? undefined);
    }
  });
  if (!area) return null;
  return (
    <Form onSubmit={submit}>
      <PhoneField
        label={t('phone.label')}
        areaLabel={t('phone.area')}
        areas={areas}
        area={area.areaCode}
        onArea={(next) => {
          setAreaCode(next);
          setError(undefined);
        }}
        value={typed}
        onChange={(next) => {
          setTyped(next);
          setError(undefined);
        }}
        onBlur={() => setError(typed === '' ? undefined : phoneError(typed, area, t))}
        error={error}
      />
      <Button type="submit" wide busy={isSending}>
        {t('signIn.sendCode')}
      </Button>
      <p className={styles['small']}>
        {t('signIn.terms')}{' '}
        <ButtonLink look="plain" to="/terms-n-conditions">
          {t('signIn.termsLink')}
        </ButtonLink>
      </p>
    </Form>
  );
}
