import type { Ref } from 'react';
import { Field, type FieldFrame } from './field.tsx';
import styles from './form.module.css';

const LENGTH = 6;

export interface CodeFieldProps extends FieldFrame {
  /** digits only */
  value: string;
  onChange: (digits: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A one-time code: one input, so that pasting and the phone's own suggestion fill it, drawn as six boxes.
 * https://web.dev/articles/sms-otp-form
 */
export function CodeField({ value, onChange, ref, ...frame }: CodeFieldProps) {
  return (
    <Field {...frame}>
      {(control) => (
        <div className={styles['code']}>
          <input
            {...control}
            ref={ref}
            className={styles['codeInput']}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            enterKeyHint="done"
            value={value}
            onChange={(event) => onChange(digitsOf(event.target.value))}
          />
          <div className={styles['boxes']} aria-hidden="true">
            {Array.from({ length: LENGTH }, (_, position) => (
              <span key={position} className={boxClass(position, value.length)}>
                {value[position]}
              </span>
            ))}
          </div>
        </div>
      )}
    </Field>
  );
}

function digitsOf(typed: string): string {
  return typed.normalize('NFKC').replace(/\D/g, '').slice(0, LENGTH);
}

function boxClass(position: number, filled: number): string {
  const current = position === Math.min(filled, LENGTH - 1);
  return `${styles['digit']} ${current ? styles['current'] : ''}`;
}
