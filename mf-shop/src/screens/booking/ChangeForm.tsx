import type { AreaCode } from '@resort/shared/calls/one-time-code';
import { useText } from '@resort/shared/i18n';
import { Button, Page, useOffline } from '@resort/shared/ui';
import { Form } from '@resort/shared/ui/form';
import type { Reservation, ReserveConfig } from '../../../contract/index.ts';
import { isSome } from '../../booking/money-text.ts';
import { useChoice } from '../../booking/use-choice.ts';
import styles from './booking-screen.module.css';
import { ContactPart } from './ContactPart.tsx';
import { Refusal } from './Refusal.tsx';
import { useChange } from './use-change.ts';
import { useTimes } from './use-times.ts';
import { WhenPart } from './WhenPart.tsx';
import { WishPart } from './WishPart.tsx';

interface ChangeFormProps {
  reservation: Reservation;
  config: ReserveConfig;
  areas: readonly AreaCode[];
}

/** Changes a reservation. The paid amount stays, and so do a spa's guests and treatments. */
export default function ChangeForm({ reservation, config, areas }: ChangeFormProps) {
  const t = useText('shop');
  const offline = useOffline('kept');
  const { date, time, endTime, party, area, services, therapist } = reservation;
  const [choice, change] = useChoice({
    date,
    time,
    party,
    areaId: area?.code,
    serviceIds: services.map(({ serviceId }) => serviceId),
    therapist: therapist ?? 'ANY',
  });
  // its own time is taken by itself
  const own = { time, endTime, left: party, deposit: null, areas: [] };
  const times = useTimes(config, choice, { date, slot: own });
  const { form, refusal } = useChange({ reservation, choice: { ...choice, time: times.time }, areas });
  const fixed = config.kind === 'SPA' ? { minParty: party, maxParty: party } : {};
  return (
    <Page
      over={config.name}
      title={t('change.title')}
      {...(isSome(reservation.deposit) ? { lead: t('change.lead') } : {})}
    >
      <Form form={form}>
        <WhenPart config={{ ...config, ...fixed }} choice={choice} times={times} onChange={change} />
        <WishPart config={config} form={form} party={choice.party} />
        <ContactPart form={form} areas={areas} />
        <Refusal refusal={refusal} times={times} onChoose={(next) => change({ time: next })} />
        <div className={styles['send']}>
          <p className={styles['line']}>{t(`change.note.${whoDecides(reservation)}`)}</p>
          <Button
            type="submit"
            wide
            busy={form.busy}
            unavailable={offline ?? (times.time === undefined ? t('booking.chooseTime') : undefined)}
          >
            {t('change.save')}
          </Button>
        </div>
      </Form>
    </Page>
  );
}

/**
 * Who must accept the change: nobody; the venue, while the accepted reservation stays; or the venue, instead of the
 * first request.
 */
const whoDecides = ({ channel, status }: Reservation) =>
  channel === 'NATIVE' ? 'NATIVE' : status === 'REQUESTED' ? 'REQUESTED' : 'API';
