import type { AreaCode } from '../../calls/one-time-code.calls.ts';
import { Field, type FieldFrame } from './field.tsx';
import styles from './form.module.css';

export interface PhoneFieldProps extends FieldFrame {
  areas: readonly AreaCode[];
  area: string;
  areaLabel: string;
  onArea: (areaCode: string) => void;
  /** as typed: nothing is taken away under the fingers */
  value: string;
  onChange: (typed: string) => void;
  onBlur: () => void;
}

/** A phone number with its area code; the platform's own picker, searchable by typing on a keyboard. */
export function PhoneField({
  areas,
  area,
  areaLabel,
  onArea,
  value,
  onChange,
  onBlur,
  ...frame
}: PhoneFieldProps) {
  return (
    <Field {...frame}>
      {(control) => (
        <div className={styles['box']} data-invalid={control['aria-invalid']}>
          <select
            className={styles['select']}
            aria-label={areaLabel}
            autoComplete="tel-country-code"
            value={area}
            onChange={(event) => onArea(event.target.value)}
          >
            {areas.map(({ areaCode, name }) => (
              <option key={areaCode} value={areaCode}>
                {areaCode} {name}
              </option>
            ))}
          </select>
          <input
            {...control}
            className={styles['input']}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            enterKeyHint="next"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          />
        </div>
      )}
    </Field>
  );
}
