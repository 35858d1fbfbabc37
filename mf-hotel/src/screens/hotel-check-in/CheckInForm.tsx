import { commaText, formatBusinessDate } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { Button, Page, useOffline } from '@resort/shared/ui';
import { Form, RadioGroup, SelectField } from '@resort/shared/ui/form';
import styles from '../../booking/booking-fields.module.css';
import type { CheckInData } from '../../api/check-in.ts';
import { GuestPart, type Countries } from './GuestPart.tsx';
import { useCheckInForm } from './use-check-in-form.ts';
import own from './check-in.module.css';

interface CheckInFormProps {
  checkIn: CheckInData;
  countries: Countries;
}

/** When guests come, how the beds should stand, and who stays. What was typed survives a reload, except document numbers. */
export function CheckInForm({ checkIn, countries }: CheckInFormProps) {
  const t = useText('hotel');
  const offline = useOffline('kept');
  const form = useCheckInForm(checkIn);
  const count = Number(form.values.count);
  const { guests, mostGuests, hotelName, roomName } = checkIn;
  const date = formatBusinessDate(checkIn.checkIn, currentLanguage());
  return (
    <Page title={t('checkIn.title')} lead={t('checkIn.lead')}>
      <p className={own['stay']}>{commaText([hotelName, roomName, date], currentLanguage())}</p>
      <Form form={form}>
        <SelectField
          {...form.field('arrivalTime')}
          label={t('checkIn.time')}
          hint={t('checkIn.timeHint')}
          choices={checkIn.times.map((time) => ({ value: time, label: time }))}
        />
        {checkIn.beds.length < 2 ? null : (
          <RadioGroup
            {...form.field('bed')}
            label={t('checkIn.bed')}
            hint={t('checkIn.bedHint')}
            choices={[
              ...checkIn.beds.map((bed) => ({ value: bed, label: t(`checkIn.beds.${bed}`) })),
              { value: '', label: t('checkIn.bedNone') },
            ]}
          />
        )}
        {Array.from({ length: count }, (_, index) => (
          <GuestPart
            key={index}
            form={form}
            at={index + 1}
            checkIn={checkIn}
            countries={countries}
            isBooked={index < guests.length}
          />
        ))}
        <div className={styles['group']}>
          {count > guests.length ? (
            <Button look="plain" onClick={() => form.field('count').onChange(String(count - 1))}>
              {t('checkIn.remove', { number: count })}
            </Button>
          ) : null}
          {count < mostGuests ? (
            <Button look="quiet" wide onClick={() => form.field('count').onChange(String(count + 1))}>
              {t('checkIn.add')}
            </Button>
          ) : null}
        </div>
        <p className={own['privacy']}>{t('checkIn.privacy')}</p>
        <Button type="submit" wide busy={form.busy} unavailable={offline}>
          {t('checkIn.send')}
        </Button>
      </Form>
    </Page>
  );
}
