import { useAreaCodesQuery } from '@resort/shared/calls/one-time-code';
import { useText } from '@resort/shared/i18n';
import { useSearchParams } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { Button, ButtonLink, Notice, Page, Skeleton } from '@resort/shared/ui';
import { LinkedText } from '@resort/shared/ui/form';
import { Hero } from '../hero/Hero.tsx';
import { PhoneForm } from '../../sign-in/PhoneForm.tsx';
import styles from '../auth.module.css';

/** Sign-in by one-time code: the number, then /sms. */
export default function SignInScreen() {
  const t = useText('auth');
  const [query] = useSearchParams();
  const { data: areas, isError, isFetching, refetch } = useAreaCodesQuery();
  return (
    <>
      <Hero height="band" />
      <Page title={t('signIn.title')} lead={t('signIn.lead')}>
        {areas ? (
          <PhoneForm areas={areas} purpose="login">
            <p className={styles['small']}>
              <LinkedText text={t('signIn.terms')} to="/terms-n-conditions" />
            </p>
          </PhoneForm>
        ) : null}
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
    </>
  );
}
