import { usePlansQuery, type Plan } from '@resort/shared/calls/plans';
import { formatBusinessDate } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { servedLink, toServed } from '@resort/shared/routes';
import { ButtonLink, Picture, SectionHeading, Surface } from '@resort/shared/ui';
import styles from './home.module.css';

/** What the member does next, with the way to all plans; without plans, the way to the first. */
export function NextPlan() {
  const t = useText('content');
  const { data, isError } = usePlansQuery();
  const plan = data?.plans[0];
  const plans = toServed('/my-plans');
  if (isError || plans === undefined) return null;
  return (
    <section className={styles['next']} aria-labelledby="next-plan">
      <SectionHeading id="next-plan" title={t('home.next')} link={{ to: plans, label: t('home.plans') }} />
      {plan === undefined ? null : <Next plan={plan} />}
      {plan?.checkIn === undefined ? null : <CheckIn checkIn={plan.checkIn} />}
      {data === undefined || plan !== undefined ? null : <Nothing />}
    </section>
  );
}

function Next({ plan: { title, property, from, time, picture, link } }: { plan: Plan }) {
  const served = servedLink(link);
  const day = formatBusinessDate(from, currentLanguage());
  return (
    <Surface
      title={title}
      lines={[property.name, time === null ? day : `${day} · ${time}`]}
      {...(served === undefined ? {} : { to: served })}
      {...(picture === null ? {} : { picture: <Picture src={picture} alt="" /> })}
    />
  );
}

function CheckIn({ checkIn: { link, isSent } }: { checkIn: NonNullable<Plan['checkIn']> }) {
  const t = useText('content');
  const served = servedLink(link);
  if (served === undefined) return null;
  return (
    <ButtonLink look="quiet" wide to={served}>
      {t(isSent ? 'home.checkInSent' : 'home.checkIn')}
    </ButtonLink>
  );
}

function Nothing() {
  const t = useText('content');
  const book = toServed('/book');
  return (
    <Surface
      title={t('home.nothing.title')}
      lines={[t('home.nothing.why')]}
      {...(book === undefined ? {} : { to: book })}
    />
  );
}
