import { useText } from '@resort/shared/i18n';
import { Link, useSearchParams } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { ButtonLink, ErrorCard, Page, Skeleton, Waiting } from '@resort/shared/ui';
import { LinkedText } from '@resort/shared/ui/form';
import { useLoginManageQuery } from '../../api/sign-in.ts';
import { hasPasskeyHere } from '@resort/shared/passkey-memory';
import { kept } from '../../sign-in/way.ts';
import { PhoneForm } from '../../sign-in/PhoneForm.tsx';
import { Promotion } from '../../sign-in/Promotion.tsx';
import { useAreas, type Areas } from '../../sign-in/use-areas.ts';
import { CardWay } from '../../sign-in/ways/CardWay.tsx';
import { PasskeyWay } from '../../sign-in/ways/PasskeyWay.tsx';
import { PasswordWay } from '../../sign-in/ways/PasswordWay.tsx';
import { Hero } from '../../hero/Hero.tsx';
import styles from '../../sign-in/auth.module.css';

const WAYS = ['otp', 'normal', 'card'] as const;

/** Of the form with all ways, so that nothing below it moves when it comes. */
const FORM_HEIGHT = 355;

/** Signing in, by each way that `login-manage` names; the one-time code comes first and is always there. */
export default function SignInScreen() {
  const t = useText('auth');
  const [query] = useSearchParams();
  const { areas, isError, isRetrying, retry } = useAreas();
  const { data: manage, isLoading } = useLoginManageQuery();
  const isReady = areas !== undefined && !isLoading;
  return (
    <>
      <Hero height="band" />
      <Page title={t('signIn.title')} lead={t('signIn.lead')}>
        {isReady ? <WaysIn areas={areas} methods={manage?.methods ?? ['otp']} /> : null}
        {!isReady && !isError ? (
          <Waiting>
            <Skeleton height={FORM_HEIGHT} />
          </Waiting>
        ) : null}
        {isError ? (
          <ErrorCard message={t('signIn.unavailable')} isRetrying={isRetrying} onRetry={retry} />
        ) : null}
        <p className={styles['small']}>
          <LinkedText text={t('signIn.terms')} to="/terms-n-conditions" />
        </p>
        <p className={styles['aside']}>
          {t('signIn.notYet')}
          <ButtonLink look="plain" to={to('/join-us', kept(query))}>
            {t('signIn.join')}
          </ButtonLink>
        </p>
        <Promotion />
      </Page>
    </>
  );
}

type Method = (typeof WAYS)[number] | 'passkey';

/** A device with a passkey offers it first. */
function WaysIn({ areas, methods }: { areas: Areas; methods: readonly Method[] }) {
  const [query] = useSearchParams();
  const ways = WAYS.filter((way) => way === 'otp' || methods.includes(way));
  const way = ways.find((shown) => shown === query.get('by')) ?? 'otp';
  const form = {
    otp: <PhoneForm areas={areas} purpose="login" />,
    normal: <PasswordWay areas={areas} />,
    card: <CardWay />,
  }[way];
  const passkey = <PasskeyWay isOffered={methods.includes('passkey')} />;
  return (
    <>
      {hasPasskeyHere() ? passkey : null}
      {ways.length > 1 ? <OtherWays ways={ways} current={way} /> : null}
      {form}
      {hasPasskeyHere() ? null : passkey}
    </>
  );
}

/** Links, not tabs: they wrap where a language needs the room, and cost a cold start nothing. Back leaves the screen. */
function OtherWays({ ways, current }: { ways: readonly (typeof WAYS)[number][]; current: string }) {
  const t = useText('auth');
  const [query] = useSearchParams();
  return (
    <nav className={styles['ways']} aria-label={t('ways.label')}>
      {ways.map((way) => (
        <Link
          key={way}
          className={styles['way']}
          aria-current={way === current ? 'page' : undefined}
          to={to('/sign-in', { ...kept(query), by: way === 'otp' ? undefined : way })}
          replace
          preventScrollReset
        >
          {t(`ways.${way}`)}
        </Link>
      ))}
    </nav>
  );
}
