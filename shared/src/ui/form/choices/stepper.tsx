import { Minus, Plus } from '../../icon/stepper-icons.tsx';
import { useId } from 'react';
import { useText } from '../../../i18n/index.ts';
import styles from './stepper.module.css';

export interface StepperProps {
  /** what is counted: `Adults` */
  label: string;
  /** a line below it: `12 years and over` */
  hint?: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  /** why the limit applies, shown and read at the limit */
  atMin?: string;
  atMax?: string;
}

/**
 * A small number, changed by one per press, without typing. At a limit the button stays focusable and says
 * why.
 */
export function Stepper({ label, hint, value, onChange, min, max, atMin, atMax }: StepperProps) {
  const t = useText('kit');
  const id = useId();
  const limit = value >= max ? atMax : value <= min ? atMin : undefined;
  const button = (step: 1 | -1, name: string, isAtLimit: boolean) => (
    <button
      type="button"
      className={styles['button']}
      aria-label={name}
      aria-disabled={isAtLimit}
      aria-describedby={isAtLimit ? `${id}-limit` : undefined}
      onClick={() => {
        if (!isAtLimit) onChange(value + step);
      }}
    >
      {step === 1 ? <Plus size={20} aria-hidden="true" /> : <Minus size={20} aria-hidden="true" />}
    </button>
  );
  return (
    <fieldset aria-labelledby={id} className={styles['stepper']}>
      <div className={styles['words']}>
        <span id={id}>{label}</span>
        {hint === undefined ? null : <span className={styles['hint']}>{hint}</span>}
      </div>
      <div className={styles['controls']}>
        {button(-1, t('fields.fewer', { what: label }), value <= min)}
        <output className={styles['value']}>{value}</output>
        {button(1, t('fields.more', { what: label }), value >= max)}
      </div>
      <output id={`${id}-limit`} className={styles['limit']}>
        {limit}
      </output>
    </fieldset>
  );
}
