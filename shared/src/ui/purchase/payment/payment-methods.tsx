import { useText } from '../../../i18n/index.ts';
import { Checkbox, RadioGroup, type Binding } from '../../form/index.ts';
import { Notice } from '../../screen/feedback/notice.tsx';
import { RetryNotice } from '../../screen/feedback/retry-notice.tsx';
import { Skeleton } from '../../screen/feedback/skeleton.tsx';

export interface PaymentMethodsProps {
  state: 'loading' | 'failed' | 'there';
  /** code and name */
  choices: readonly { value: string; label: string }[];
  value: string;
  onChange: (code: string) => void;
  /** loads them again after a failure */
  again: () => void;
  /** whether the card is saved; null: this way saves none */
  saving: Binding<boolean> | null;
}

/** The payment methods, one of them chosen. */
export function PaymentMethods({ state, choices, value, onChange, again, saving }: PaymentMethodsProps) {
  const t = useText('kit');
  if (state === 'loading') return <Skeleton height={112} />;
  if (state === 'failed') return <RetryNotice message={t('payment.noMethods')} onRetry={again} />;
  if (choices.length === 0) return <Notice tone="danger">{t('payment.noMethod')}</Notice>;
  return (
    <>
      <RadioGroup
        look="cards"
        label={t('payment.method')}
        name="method"
        choices={choices}
        value={value}
        onChange={onChange}
        onBlur={() => undefined}
      />
      {saving === null ? null : <Checkbox {...saving} label={t('payment.saveCard')} />}
    </>
  );
}
