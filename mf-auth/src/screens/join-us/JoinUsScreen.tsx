import { useText } from '@resort/shared/i18n';
import { useSearchParams } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { useSession } from '@resort/shared/session';
import { ButtonLink, Notice, Page, Skeleton } from '@resort/shared/ui';
import { useMembershipOfferQuery } from '../../api/sign-in.ts';
import { LaterStep } from './LaterStep.tsx';
import { isStep, kept, toJoin } from '../../sign-in/way.ts';
import { Hero } from '../../hero/Hero.tsx';
import styles from './join-us.module.css';

const BENEFITS = ['stay', 'dine', 'reward'] as const;

/** The front door, and behind it the steps of joining; only these four screens are open to visitors (specification §6). */
export default function JoinUsScreen() {
  const step = useSearchParams()[0].get('step');
  return isStep(step) ? <LaterStep key={step} step={step} /> : <FrontDoor />;
}

/** The benefits of membership, and the two ways to join or sign in. */
function FrontDoor() {
  const t = useText('auth');
  return (
    <>
      <Hero height="tall" />
      <Page title={t('join.title')} lead={t('join.lead')}>
        <WhySignedOut />
        <WaysIn />
        <ul className={styles['benefits']}>
          {BENEFITS.map((benefit) => (
            <li key={benefit}>
              <h2 className={styles['benefit']}>{t(`join.${benefit}.title`)}</h2>
              <p>{t(`join.${benefit}.text`)}</p>
            </li>
          ))}
        </ul>
        <Tiers />
        <ButtonLink look="plain" to="/terms-n-conditions">
          {t('join.terms')}
        </ButtonLink>
      </Page>
    </>
  );
}

/** Explains the redirect to a visitor who comes from a member's screen. */
function WhySignedOut() {
  const t = useText('auth');
  const { endedBy } = useSession();
  return !endedBy || endedBy === 'signedOut' ? null : (
    <Notice tone="info">{t(`join.ended.${endedBy}`)}</Notice>
  );
}

/** A visitor who was a member here before is offered sign-in first. */
function WaysIn() {
  const t = useText('auth');
  const [query] = useSearchParams();
  const { endedBy } = useSession();
  const wasMember = endedBy !== null && endedBy !== 'signedOut';
  const join = { to: toJoin('phone', query), text: t('join.join') };
  const signIn = { to: to('/sign-in', kept(query)), text: t('join.signIn') };
  const [first, second] = wasMember ? [signIn, join] : [join, signIn];
  return (
    <div className={styles['ways']}>
      <ButtonLink wide to={first.to}>
        {first.text}
      </ButtonLink>
      <ButtonLink look="quiet" wide to={second.to}>
        {second.text}
      </ButtonLink>
    </div>
  );
}

/** The tiers and their requirements; omitted if the call fails, because nothing here depends on them. */
function Tiers() {
  const t = useText('auth');
  const { data, isLoading } = useMembershipOfferQuery();
  if (isLoading) return <Skeleton height={200} />;
  if (!data?.enabled) return null;
  return (
    <section>
      <h2 className={styles['benefit']}>{t('join.tiers')}</h2>
      <dl className={styles['tiers']}>
        {data.tiers.map(({ code, name, threshold }) => (
          <div key={code} className={styles['tier']}>
            <dt>{name}</dt>
            <dd>
              {threshold === 0
                ? t('join.fromStart')
                : t('join.points', { points: threshold.toLocaleString('en') })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
