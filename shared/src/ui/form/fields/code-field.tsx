import { useEffect, useRef } from 'react';
import type { Binding } from '../binding.ts';
import styles from './code-field.module.css';
import { Field, type FieldFrame } from '../field.tsx';

/** Length of a one-time code. */
export const CODE_LENGTH = 6;

export interface CodeFieldProps extends FieldFrame, Binding<string> {}

/**
 * A one-time code: one input, so that paste and autofill work, drawn as six boxes. It is never submitted
 * automatically, so that the member can check what was filled in. https://web.dev/articles/sms-otp-form
 */
export function CodeField({ value, onChange, name, onBlur, ...frame }: CodeFieldProps) {
  useSuggestedCode(onChange);
  return (
    <Field {...frame}>
      {(control) => (
        <div className={styles['code']}>
          <input
            {...control}
            name={name}
            className={styles['input']}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            enterKeyHint="done"
            aria-required="true"
            value={value}
            onChange={(event) => onChange(digitsOf(event.target.value))}
            onBlur={onBlur}
          />
          <div className={styles['boxes']} aria-hidden="true">
            {Array.from({ length: CODE_LENGTH }, (_, position) => (
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

/** WebOTP's type is not in the standard type libraries yet. https://wicg.github.io/web-otp/ */
interface OtpCredentials {
  get(options: { otp: { transport: ['sms'] }; signal: AbortSignal }): Promise<{ code: string } | null>;
}

/** Fills in the code where the browser reads it from the message (Chrome on Android). */
function useSuggestedCode(onCode: (digits: string) => void): void {
  const take = useRef(onCode);
  useEffect(() => {
    take.current = onCode;
  });
  useEffect(() => {
    if (!('OTPCredential' in window)) return undefined;
    const waiting = new AbortController();
    const credentials = navigator.credentials as unknown as OtpCredentials;
    credentials.get({ otp: { transport: ['sms'] }, signal: waiting.signal }).then(
      (suggested) => suggested && take.current(digitsOf(suggested.code)),
      () => undefined, // declined, or the screen was left; the member can type it
    );
    return () => waiting.abort();
  }, []);
}

function digitsOf(typed: string): string {
  return typed.normalize('NFKC').replace(/\D/g, '').slice(0, CODE_LENGTH);
}

function boxClass(position: number, filled: number): string {
  const current = position === Math.min(filled, CODE_LENGTH - 1);
  return `${styles['digit']} ${current ? styles['current'] : ''}`;
}
