import type { FocusEvent } from 'react';
import { useText } from '../../../i18n/index.ts';
import type { Binding } from '../binding.ts';
import styles from '../control.module.css';
import own from './date-of-birth-field.module.css';
import { FieldGroup, type FieldFrame } from '../field.tsx';

/** The typed digits. */
export interface DateParts {
  year: string;
  month: string;
  day: string;
}

export const NO_DATE: DateParts = { year: '', month: '', day: '' };

const PARTS = [
  { part: 'year', length: 4 },
  { part: 'month', length: 2 },
  { part: 'day', length: 2 },
] as const;

export interface DateOfBirthFieldProps extends FieldFrame, Binding<DateParts> {
  /** false: another date copied from a document, without autofill */
  isBirthday?: boolean;
}

/**
 * A memorised date: three numbers to type, year first, without a calendar. The focus does not move
 * automatically. https://design-system.service.gov.uk/components/date-input/
 */
export function DateOfBirthField(props: DateOfBirthFieldProps) {
  const { value, onChange, onBlur, name, isBirthday = true, ...frame } = props;
  const t = useText('kit');
  const isEmpty = PARTS.every(({ part }) => value[part] === '');
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!isEmpty && !currentTarget.contains(relatedTarget)) onBlur();
  };
  const isMissing = PARTS.some(({ part }) => value[part] === '');
  return (
    <FieldGroup {...frame}>
      {(control) => (
        <div className={own['parts']} onBlur={leave}>
          {PARTS.map(({ part, length }) => (
            <label key={part} className={own[part]}>
              <span className={own['name']}>{t(`fields.${part}`)}</span>
              <span className={styles['box']}>
                <input
                  name={`${name}-${part}`}
                  className={`${styles['input']} ${own['digits']}`}
                  type="text"
                  inputMode="numeric"
                  autoComplete={isBirthday ? `bday-${part}` : 'off'}
                  enterKeyHint="next"
                  placeholder={t(`fields.${part}Form`)}
                  aria-required={!frame.optional}
                  // marks the missing part; if none is missing, the whole date
                  aria-invalid={control['aria-invalid'] && (!isMissing || value[part] === '')}
                  aria-describedby={control['aria-describedby']}
                  value={value[part]}
                  onChange={(event) => onChange({ ...value, [part]: digitsOf(event.target.value, length) })}
                />
              </span>
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}

/** `{year: '1990', month: '5', day: '4'}` → `1990-05-04`; may be an invalid date. */
export function isoDateOf({ year, month, day }: DateParts): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** `2027-03-09` → its parts as typed; nothing for null. */
export function datePartsOf(date: string | null): DateParts {
  const [year = '', month = '', day = ''] = date?.split('-') ?? [];
  return { year, month, day };
}

function digitsOf(typed: string, length: number): string {
  return typed.normalize('NFKC').replace(/\D/g, '').slice(0, length);
}
