import { formatAmount } from '@resort/shared/format';
import { useText } from '@resort/shared/i18n';
import { Checkbox, Switch, type FormState } from '@resort/shared/ui/form';
import type { Extras as ExtrasOfStay } from '../../booking/use-extras.ts';
import { vouchersOf, type BookingValues } from '../../booking/values.ts';
import styles from '../../booking/booking-fields.module.css';

/** The contract's bound. */
const MOST_VOUCHERS = 3;

interface ExtrasProps {
  form: FormState<BookingValues>;
  extras: ExtrasOfStay;
}

/** Vouchers and dollars that take something off; nothing where the member has none that do. */
export function Extras({ form, extras: { vouchers, offered } }: ExtrasProps) {
  const t = useText('hotel');
  if (vouchers.length === 0 && offered === null) return null;
  const { onChange, ...binding } = form.field('vouchers');
  const chosen = vouchersOf(form.values);
  const isFull = chosen.length >= MOST_VOUCHERS;
  const toggle = (id: string, isTicked: boolean) =>
    onChange((isTicked ? [...chosen, id] : chosen.filter((each) => each !== id)).join(','));
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>{t('book.takeOff')}</legend>
      {vouchers
        .filter(({ id }) => !isFull || chosen.includes(id))
        .map(({ id, name }) => (
          <Checkbox
            key={id}
            {...binding}
            name={`voucher-${id}`}
            value={chosen.includes(id)}
            onChange={(isTicked) => toggle(id, isTicked)}
            label={name}
          />
        ))}
      {offered === null ? null : (
        <Switch
          {...form.field('usesDollars')}
          label={t('book.useDollars', { amount: formatAmount(offered) })}
        />
      )}
    </fieldset>
  );
}
