import { usePlansQuery } from '@resort/shared/calls/plans';
import { formatBusinessDate } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { servedLink, toServed } from '@resort/shared/routes';
import { Picture, SectionHeading, Surface } from '@resort/shared/ui';
import styles from './home.module.css';

/** What the member does next, with the way to all plans; nothing if nothing is planned. */
export function NextPlan() {
  const t = useText('content');
  const { data } = usePlansQuery();
  const plan = data?.plans[0];
  const plans = toServed('/my-plans');
  if (plan === undefined || plans === undefined) return null;
  const { title, property, from, time, picture, link } = plan;
  const served = servedLink(link);
  const day = formatBusinessDate(from, currentLanguage());
  return (
    <section className={styles['section']} aria-labelledby="next-plan">
      <SectionHeading id="next-plan" title={t('home.next')} link={{ to: plans, label: t('home.plans') }} />
      <Surface
        title={title}
        lines={[property.name, time === null ? day : `${day} · ${time}`]}
        {...(served === undefined ? {} : { to: served })}
        {...(picture === null ? {} : { picture: <Picture src={picture} alt="" /> })}
      />
    </section>
  );
}
