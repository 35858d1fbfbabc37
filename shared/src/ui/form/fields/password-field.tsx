import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import type { Binding } from '../binding.ts';
import styles from '../control.module.css';
import { Field, type FieldFrame } from '../field.tsx';

export interface PasswordFieldProps extends FieldFrame, Binding<string> {
  /** `current-password` to enter one, `new-password` to choose one */
  autoComplete: 'current-password' | 'new-password';
  /** for a PIN: the numeric keyboard */
  inputMode?: 'numeric';
}

/** A password field with a button to show it; paste and autofill work. */
export function PasswordField(props: PasswordFieldProps) {
  const { value, onChange, name, onBlur, autoComplete, inputMode, ...frame } = props;
  const t = useText('kit');
  const [isShown, setShown] = useState(false);
  return (
    <Field {...frame}>
      {(control) => (
        <div className={styles['box']}>
          <input
            {...control}
            name={name}
            className={styles['input']}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            inputMode={inputMode}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="done"
            aria-required="true"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          />
          <button
            type="button"
            className={styles['inner']}
            aria-controls={control.id}
            aria-label={t(
              `fields.${isShown ? 'hide' : 'show'}${inputMode === 'numeric' ? 'Pin' : 'Password'}`,
            )}
            onClick={() => setShown(!isShown)}
          >
            {t(isShown ? 'fields.hide' : 'fields.show')}
          </button>
        </div>
      )}
    </Field>
  );
}
