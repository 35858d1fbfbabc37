import { formatAmount } from '@resort/shared/format';
import { useText } from '@resort/shared/i18n';
import { SectionHeading } from '@resort/shared/ui';
import { Checkbox, RadioGroup } from '@resort/shared/ui/form';
import type { ReserveConfig, TherapistWish } from '../../../contract/index.ts';
import type { Choice } from '../../booking/use-choice.ts';
import styles from './booking-screen.module.css';

interface TreatmentPartProps {
  config: ReserveConfig;
  choice: Choice;
  onChange: (change: Partial<Choice>) => void;
}

/** As many as one visit takes. */
const MOST = 4;

/** The treatments, in order, and the therapist. */
export function TreatmentPart({ config, choice, onChange }: TreatmentPartProps) {
  const t = useText('shop');
  const { serviceIds, therapist } = choice;
  const toggle = (serviceId: string, isOn: boolean) => {
    const others = serviceIds.filter((id) => id !== serviceId);
    const next = isOn ? [...others, serviceId] : others;
    if (next.length <= MOST) onChange({ serviceIds: next });
  };
  return (
    <section className={styles['part']} aria-labelledby="booking-treatments">
      <SectionHeading id="booking-treatments" title={t('booking.treatments')} />
      <p className={styles['line']}>{t('booking.treatmentsHint')}</p>
      {config.services.map(({ serviceId, name, minutes, price }) => (
        <Checkbox
          key={serviceId}
          name={serviceId}
          label={t('booking.treatment', {
            name,
            duration: t('minutes', { count: minutes }),
            price: formatAmount(price, 'MOP'),
          })}
          value={serviceIds.includes(serviceId)}
          onChange={(isOn) => toggle(serviceId, isOn)}
          onBlur={() => undefined}
        />
      ))}
      {config.therapists.length < 2 ? null : (
        <RadioGroup
          name="therapist"
          label={t('booking.therapist')}
          choices={config.therapists.map((wish) => ({ value: wish, label: t(`therapist.${wish}`) }))}
          value={therapist}
          onChange={(wish) => onChange({ therapist: wish as TherapistWish })}
          onBlur={() => undefined}
        />
      )}
    </section>
  );
}
