import { useText } from '@resort/shared/i18n';
import { SectionHeading } from '@resort/shared/ui';
import { SelectField, Stepper, TextArea } from '@resort/shared/ui/form';
import type { ReserveConfig } from '../../../contract/index.ts';
import styles from './booking-screen.module.css';
import { NO_OCCASION, type GuestForm } from './guest-form.ts';

interface WishPartProps {
  config: ReserveConfig;
  form: GuestForm;
  party: number;
}

/** What the venue should know: children, an occasion, anything else. */
export function WishPart({ config, form, party }: WishPartProps) {
  const t = useText('shop');
  const children = form.field('children');
  return (
    <section className={styles['part']} aria-labelledby="booking-wishes">
      <SectionHeading id="booking-wishes" title={t('booking.wishes')} />
      {config.kind === 'DINING' ? (
        <>
          <Stepper
            label={t('booking.children')}
            hint={t('booking.childrenHint')}
            value={Math.min(children.value, party)}
            min={0}
            max={party}
            onChange={children.onChange}
          />
          <SelectField
            {...form.field('occasion')}
            label={t('booking.occasion')}
            choices={[
              { value: NO_OCCASION, label: t('booking.noOccasion') },
              ...config.occasions.map(({ code, name }) => ({ value: code, label: name })),
            ]}
          />
        </>
      ) : null}
      <TextArea
        {...form.field('remarks')}
        label={t('booking.remarks')}
        hint={t(`booking.remarksHint.${config.kind}`)}
        optional
      />
    </section>
  );
}
