import { formatBusinessDate } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { servedLink, toServed } from '@resort/shared/routes';
import { Badge, ButtonLink, EmptyState, Picture, SectionHeading, Surface } from '@resort/shared/ui';
import { Illustration } from '@resort/shared/ui/illustration';
import type { UpcomingBooking } from '../../../contract/index.ts';
import { CheckInLink } from '../../plans/CheckInLink.tsx';
import styles from './my-membership.module.css';

/** The next booking, with the way to all plans; without any, an invitation. */
export function ComingUp({ bookings }: { bookings: readonly UpcomingBooking[] }) {
  const t = useText('membership');
  const plans = toServed('/my-plans');
  const [next] = bookings;
  return (
    <section className={styles['comingUp']} aria-labelledby="coming-up">
      <SectionHeading
        id="coming-up"
        title={t('comingUp.title')}
        {...(plans === undefined ? {} : { link: { to: plans, label: t('plans.all') } })}
      />
      {next === undefined ? <Invitation /> : <Booking booking={next} />}
      <CheckInLink checkIn={next?.checkIn} />
    </section>
  );
}

function Booking({ booking: { title, from, to, time, picture, link } }: { booking: UpcomingBooking }) {
  const t = useText('membership');
  const served = servedLink(link);
  const date = (day: string) => formatBusinessDate(day, currentLanguage());
  const dates = to === null ? date(from) : t('comingUp.dates', { from: date(from), to: date(to) });
  return (
    <Surface
      title={title}
      badge={<Badge tone="success">{t('comingUp.confirmed')}</Badge>}
      lines={time === null ? [dates] : [dates, time]}
      {...(served === undefined ? {} : { to: served })}
      {...(picture === null ? {} : { picture: <Picture src={picture} alt="" /> })}
    />
  );
}

function Invitation() {
  const t = useText('membership');
  const hotels = toServed('/hotels');
  return (
    <EmptyState
      art={<Illustration of="bookings" />}
      title={t('comingUp.empty')}
      why={t('comingUp.invitation')}
      action={
        hotels === undefined ? undefined : (
          <ButtonLink look="quiet" to={hotels}>
            {t('comingUp.find')}
          </ButtonLink>
        )
      }
    />
  );
}
