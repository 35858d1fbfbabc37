import { voucherLabels } from '../../../calls/voucher-choice.ts';
import { formatAmount, formatDate } from '../../../format/index.ts';
import { currentLanguage, useText } from '../../../i18n/index.ts';
import { isNothing, leftAfter } from '../amount/index.ts';
import { Button } from '../../button/button.tsx';
import { DollarFields } from '../dollar-use/index.ts';
import { Checkbox, type Binding } from '../../form/index.ts';
import { chosenVouchers, type Deductions } from './deductions.ts';
import styles from './deductions.module.css';

export interface DeductionFieldsProps {
  /** ids of the chosen vouchers, separated by commas: `form.field('vouchers')` */
  vouchers: Binding<string>;
  usesDollars: Binding<boolean>;
  /** `form.field('dollars')`, at first `ALL_DOLLARS` */
  dollars: Binding<string>;
  deductions: Deductions;
}

/** Vouchers and Resort Dollars that reduce the price. Renders nothing if the member has none that apply. */
export function DeductionFields({ vouchers, usesDollars, dollars, deductions }: DeductionFieldsProps) {
  const t = useText('kit');
  const { offered, vouchers: choosable } = deductions;
  if (choosable.length === 0 && offered === null) return null;
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>{t('deductions.title')}</legend>
      <VoucherFields binding={vouchers} deductions={deductions} />
      {offered === null ? null : <DollarFields uses={usesDollars} amount={dollars} most={offered} />}
    </fieldset>
  );
}

export interface VoucherFieldsProps {
  /** ids of the chosen vouchers, separated by commas */
  binding: Binding<string>;
  deductions: Pick<Deductions, 'vouchers' | 'proposed'> & {
    applied: readonly { id: string; deduct: string }[];
    rejected: readonly { id: string; reason: string }[];
  };
  /** how many vouchers the order accepts; when they are chosen, the others are not shown */
  most?: number;
}

/** A checkbox per voucher: until when it is valid, why it cannot be used, or how much of its value would be lost. */
export function VoucherFields({ binding, deductions, most = Infinity }: VoucherFieldsProps) {
  const t = useText('kit');
  const { vouchers, proposed, rejected, applied } = deductions;
  const { value, onChange, ...rest } = binding;
  const chosen = chosenVouchers(value);
  const labels = voucherLabels(vouchers);
  const isBest = proposed.length > most || proposed.every((id) => chosen.includes(id));
  const isFull = chosen.length >= most;
  const shown = vouchers.filter(({ id }) => !isFull || chosen.includes(id));
  const toggle = (id: string, isTicked: boolean) =>
    onChange((isTicked ? [...chosen, id] : chosen.filter((each) => each !== id)).join(','));
  return (
    <>
      {shown.map(({ id, validTo, face }) => {
        const lost = lostOf(face, applied.find((one) => one.id === id)?.deduct);
        const why = chosen.includes(id) ? rejected.find((one) => one.id === id)?.reason : undefined;
        return (
          <Checkbox
            key={id}
            {...rest}
            name={`voucher-${id}`}
            value={chosen.includes(id)}
            onChange={(isTicked) => toggle(id, isTicked)}
            label={labels.get(id)}
            hint={
              why !== undefined
                ? t(`deductions.${wordOf(why)}`)
                : lost === null
                  ? t('deductions.until', { date: formatDate(validTo, currentLanguage()) })
                  : t('deductions.lost', { amount: formatAmount(lost, 'MOP') })
            }
          />
        );
      })}
      {vouchers.length < 2 || isBest ? null : (
        <Button look="plain" onClick={() => onChange(proposed.join(','))}>
          {t('deductions.best')}
        </Button>
      )}
    </>
  );
}

/**
 * The unused part of a voucher's value if it reduces the price by this much; null if there is none, or if it is not
 * chosen.
 */
function lostOf(face: string | undefined, deduct: string | undefined): string | null {
  if (face === undefined || deduct === undefined) return null;
  const rest = leftAfter(face, deduct);
  return isNothing(rest) ? null : rest;
}

/**
 * The voucher itself is applicable, so only the other vouchers prevent it, unless it has become unavailable.
 */
function wordOf(reason: string): 'STACKING' | 'NOTHING_LEFT' | 'GONE' {
  return reason === 'STACKING' || reason === 'NOTHING_LEFT' ? reason : 'GONE';
}
