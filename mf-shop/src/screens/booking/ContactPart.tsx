import type { AreaCode } from '@resort/shared/calls/one-time-code';
import { useText } from '@resort/shared/i18n';
import { useMember } from '@resort/shared/session';
import { SectionHeading } from '@resort/shared/ui';
import { EmailField, NameFields, PhoneField, RadioGroup } from '@resort/shared/ui/form';
import styles from './booking-screen.module.css';
import { OTHER, OWN, type GuestForm } from './guest-form.ts';

/** In whose name, and how the venue reaches them: the member, unless they book for somebody else. */
export function ContactPart({ form, areas }: { form: GuestForm; areas: readonly AreaCode[] }) {
  const t = useText('shop');
  const { phoneArea, phoneMasked } = useMember();
  return (
    <section className={styles['part']} aria-labelledby="booking-contact">
      <SectionHeading id="booking-contact" title={t('booking.contact')} />
      <RadioGroup
        {...form.field('title')}
        label={t('booking.honorific')}
        choices={(['MR', 'MS', 'MRS'] as const).map((title) => ({
          value: title,
          label: t(`honorific.${title}`),
        }))}
      />
      <NameFields family={form.field('lastName')} given={form.field('firstName')} />
      <RadioGroup
        {...form.field('reach')}
        label={t('booking.reach')}
        choices={[
          { value: OWN, label: t('booking.ownNumber', { number: `${phoneArea} ${phoneMasked}` }) },
          { value: OTHER, label: t('booking.otherNumber') },
        ]}
      />
      {form.values.reach === OTHER ? (
        <PhoneField {...form.field('phone')} label={t('booking.phone')} areas={areas} />
      ) : null}
      <EmailField {...form.field('email')} label={t('booking.email')} optional />
    </section>
  );
}
