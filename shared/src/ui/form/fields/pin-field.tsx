import { TextField, type TextFieldProps } from './text-field.tsx';

/** Whether it is a PIN: four to six digits. */
export const isPin = (typed: string): boolean => /^\d{4,6}$/.test(typed);

/** The PIN of an outlet or an entrance, which its staff enter. Only its digits are kept; it is never filled in. */
export function PinField(
  props: Pick<TextFieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'label'> & {
    hint: string;
    error?: string | undefined;
  },
) {
  return (
    <TextField
      {...props}
      onChange={(typed) => props.onChange(typed.normalize('NFKC').replace(/\D/g, '').slice(0, 6))}
      type="password"
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="done"
    />
  );
}
