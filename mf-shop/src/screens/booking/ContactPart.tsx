import type { AreaCode } from '@resort/shared/calls/one-time-code';
import { personName } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { useMember } from '@resort/shared/session';
import { Accordion } from '@resort/shared/ui';
import { EmailField, NameFields, PhoneField, RadioGroup } from '@resort/shared/ui/form';
import { useState } from 'react';
import styles from './booking-screen.module.css';
import { OTHER, OWN, type GuestForm } from './guest-form.ts';

interface ContactPartProps {
  form: GuestForm;
  areas: readonly AreaCode[];
}

/** The guest's name, folded, because it is the member's unless they book for somebody else. */
export function ContactPart({ form, areas }: ContactPartProps) {
  const t = useText('shop');
  const own = useMember();
  const { firstName, lastName, reach } = form.values;
  // open if something is missing, or was changed before a reload
  const [isOpen] = useState(firstName !== own.firstName || lastName !== own.lastName || reach !== OWN);
  return (
    <Accordion
      name="contact"
      items={[
        {
          title: t('booking.contact'),
          detail: personName({ firstName, lastName }, currentLanguage()),
          isOpen,
          content: <Contact form={form} areas={areas} />,
        },
      ]}
    />
  );
}

function Contact({ form, areas }: ContactPartProps) {
  const t = useText('shop');
  const { phoneArea, phoneMasked } = useMember();
  return (
    <div className={styles['part']}>
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
    </div>
  );
}
