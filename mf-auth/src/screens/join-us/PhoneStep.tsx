import { useText } from '@resort/shared/i18n';
import { useSearchParams } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { ButtonLink, ErrorCard, Page, Skeleton, Waiting } from '@resort/shared/ui';
import { JoinSteps } from '../../joining/JoinSteps.tsx';
import { kept } from '../../sign-in/way.ts';
import { PhoneForm } from '../../sign-in/PhoneForm.tsx';
import { useAreas } from '../../sign-in/use-areas.ts';
import { Hero } from '../../hero/Hero.tsx';
import styles from '../../sign-in/auth.module.css';

/** Of the form with the button for a call. */
const FORM_HEIGHT = 212;

/** First step of registration: the number, which gets a code whether or not it is registered. */
export default function PhoneStep() {
  const t = useText('auth');
  const [query] = useSearchParams();
  const { areas, isError, isRetrying, retry } = useAreas();
  return (
    <>
      <Hero height="band" />
      <Page title={t('joining.phone.title')} lead={t('joining.phone.lead')}>
        <JoinSteps current="phone" />
        {areas ? <PhoneForm areas={areas} purpose="register" /> : null}
        {areas || isError ? null : (
          <Waiting>
            <Skeleton height={FORM_HEIGHT} />
          </Waiting>
        )}
        {isError ? (
          <ErrorCard message={t('joining.unavailable')} isRetrying={isRetrying} onRetry={retry} />
        ) : null}
        <p className={styles['aside']}>
          {t('joining.phone.already')}
          <ButtonLink look="plain" to={to('/sign-in', kept(query))}>
            {t('join.signIn')}
          </ButtonLink>
        </p>
      </Page>
    </>
  );
}
