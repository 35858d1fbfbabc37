import { formatAmount } from '../../../format/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Switch, TextField, type Binding } from '../../form/index.ts';
import { ALL_DOLLARS, dollarUse, type WrongDollars } from './dollar-use.ts';

interface DollarFieldsProps {
  uses: Binding<boolean>;
  /** the amount as it was typed, or `ALL_DOLLARS` */
  amount: Binding<string>;
  /** the most that can be used, a decimal text */
  most: string;
  hint?: string;
}

/** Whether to use Resort Dollars, and how many. */
export function DollarFields({ uses, amount, most, hint }: DollarFieldsProps) {
  const t = useText('kit');
  const wordsOf = useWrongDollars();
  const { used, wrong } = dollarUse(amount.value, most);
  const shown = uses.value && wrong === null ? used : most;
  return (
    <>
      <Switch {...uses} label={t('payment.useDollars', { amount: formatAmount(shown) })} hint={hint} />
      {uses.value ? (
        <TextField
          {...amount}
          value={amount.value === ALL_DOLLARS ? most : amount.value}
          label={t('payment.dollarAmount')}
          hint={t('payment.dollarsMost', { amount: formatAmount(most) })}
          error={wordsOf(wrong, most)}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
        />
      ) : null}
    </>
  );
}

/** How to correct a wrong amount; undefined: it is right. */
export function useWrongDollars(): (wrong: WrongDollars | null, most: string) => string | undefined {
  const t = useText('kit');
  return (wrong, most) => {
    if (wrong === null) return undefined;
    return wrong === 'FORM'
      ? t('payment.dollarsForm')
      : t('payment.dollarsTooMany', { amount: formatAmount(most) });
  };
}
