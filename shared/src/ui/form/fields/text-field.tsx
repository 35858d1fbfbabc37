import type { InputHTMLAttributes, Ref } from 'react';
import type { Binding } from '../binding.ts';
import styles from '../control.module.css';
import { Field, type FieldFrame } from '../field.tsx';

type Platform = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'autoComplete'
  | 'autoCapitalize'
  | 'autoCorrect'
  | 'enterKeyHint'
  | 'inputMode'
  | 'lang'
  | 'spellCheck'
  | 'type'
>;

export interface TextFieldProps extends FieldFrame, Binding<string>, Platform {
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. Errors appear only when the field loses the focus, so an IME is never interrupted. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, optional, value, onChange, ...input } = props;
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div className={styles['box']}>
          <input
            type="text"
            enterKeyHint="next"
            {...input}
            {...control}
            aria-required={!optional}
            className={styles['input']}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </Field>
  );
}

/** An e-mail address with its keyboard, without autocorrection or capitals. */
export function EmailField(props: Omit<TextFieldProps, keyof Platform>) {
  return (
    <TextField
      {...props}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}
