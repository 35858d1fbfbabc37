import { useText } from '@resort/shared/i18n';
import { useSearchParams } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import { ButtonLink, Page, Skeleton } from '@resort/shared/ui';
import { useMembershipOfferQuery } from '../../api/sign-in.ts';
import { Hero } from '../hero/Hero.tsx';
import styles from './join-us.module.css';

const BENEFITS = ['stay', 'dine', 'reward'] as const;

/** What membership gives, and the way in. */
export default function JoinUsScreen() {
  const t = useText('auth');
  const [query] = useSearchParams();
  return (
    <>
      <Hero height="tall" />
      <Page title={t('join.title')} lead={t('join.lead')}>
        <ul className={styles['benefits']}>
          {BENEFITS.map((benefit) => (
            <li key={benefit}>
              <h2 className={styles['benefit']}>{t(`join.${benefit}.title`)}</h2>
              <p>{t(`join.${benefit}.text`)}</p>
            </li>
          ))}
        </ul>
        <ButtonLink wide to={to('/sign-in', { redirect: query.get('redirect') ?? undefined })}>
          {t('join.signIn')}
        </ButtonLink>
        <Tiers />
        <p className={styles['note']}>{t('join.newHere')}</p>
        <ButtonLink look="plain" to="/terms-n-conditions">
          {t('join.terms')}
        </ButtonLink>
      </Page>
    </>
  );
}

/** The tiers and what each takes; left out when the call fails, since nothing here depends on it. */
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
