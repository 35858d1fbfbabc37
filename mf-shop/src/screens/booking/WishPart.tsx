import { useText } from '@resort/shared/i18n';
import { Accordion } from '@resort/shared/ui';
import { SelectField, Stepper, TextArea } from '@resort/shared/ui/form';
import { useState } from 'react';
import type { ReserveConfig } from '../../../contract/index.ts';
import styles from './booking-screen.module.css';
import { NO_OCCASION, type GuestForm } from './guest-form.ts';

interface WishPartProps {
  config: ReserveConfig;
  form: GuestForm;
  party: number;
}

/** Notes for the venue, folded, because most guests have none. */
export function WishPart(props: WishPartProps) {
  const t = useText('shop');
  const { children, occasion, remarks } = props.form.values;
  // open if a draft restored it, so that the member sees what is sent
  const [isOpen] = useState(children > 0 || occasion !== NO_OCCASION || remarks !== '');
  return (
    <Accordion
      name="wishes"
      items={[
        {
          title: t('booking.wishes'),
          detail: t(`booking.wishesHint.${props.config.kind}`),
          isOpen,
          content: <Wishes {...props} />,
        },
      ]}
    />
  );
}

function Wishes({ config, form, party }: WishPartProps) {
  const t = useText('shop');
  const children = form.field('children');
  return (
    <div className={styles['part']}>
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
    </div>
  );
}
