import { ChevronDown } from '../../icon/icons.tsx';
import { useId, useState, type FocusEvent } from 'react';
import type { AreaCode } from '../../../rows/one-time-code.calls.ts';
import { useText } from '../../../i18n/index.ts';
import { VisuallyHidden } from '../../base/visually-hidden.tsx';
import { rememberArea } from './area-memory.ts';
import type { Binding } from '../binding.ts';
import { ChoiceDialog } from '../choices/choice-dialog.tsx';
import control from '../control.module.css';
import { Field, type FieldFrame } from '../field.tsx';
import styles from './phone-field.module.css';

export interface Phone {
  /** with its plus: `+853` */
  area: string;
  /** as typed, never modified */
  number: string;
}

export interface PhoneFieldProps extends FieldFrame, Binding<Phone> {
  areas: readonly AreaCode[];
  /** the browser may suggest passkeys (`suggestPasskeys` of `shared/passkey`) */
  suggestsPasskeys?: boolean;
}

/**
 * A phone number with its area code, which can be searched by country or number, and is stored for the next
 * form.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { areas, suggestsPasskeys = false, value, onChange, onBlur, name, ...frame } = props;
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isStillHere = currentTarget.parentElement?.contains(relatedTarget) ?? false; // the focus moved to the area code
    if (!isStillHere && value.number !== '') onBlur();
  };
  return (
    <Field {...frame}>
      {(described) => (
        <div className={`${control['box']} ${styles['box']}`}>
          <AreaButton
            areas={areas}
            area={value.area}
            onArea={(area) => {
              rememberArea(area);
              onChange({ ...value, area });
            }}
          />
          <input
            {...described}
            name={name}
            className={`${control['input']} ${styles['number']}`}
            type="tel"
            inputMode="tel"
            autoComplete={suggestsPasskeys ? 'tel-national webauthn' : 'tel-national'}
            enterKeyHint="next"
            aria-required={!frame.optional}
            value={value.number}
            onChange={(event) => onChange({ ...value, number: event.target.value })}
            onBlur={leave}
          />
        </div>
      )}
    </Field>
  );
}

interface AreaButtonProps {
  areas: readonly AreaCode[];
  area: string;
  onArea: (area: string) => void;
}

function AreaButton({ areas, area, onArea }: AreaButtonProps) {
  const t = useText('kit');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const country = areas.find(({ areaCode }) => areaCode === area)?.name;
  return (
    <>
      <button
        type="button"
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={t('fields.areaCode')}
        className={`${control['inner']} ${styles['area']}`}
        onClick={() => setOpen(true)}
      >
        {area}
        <VisuallyHidden> {country}</VisuallyHidden>
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      <div id={id} className={styles['list']}>
        {isOpen ? (
          <ChoiceDialog
            title={t('fields.areaCode')}
            choices={areas.map(({ areaCode, name }) => ({ value: areaCode, label: name, detail: areaCode }))}
            chosen={area}
            searchable
            onChoose={(next) => {
              onArea(next);
              setOpen(false);
            }}
            onClose={() => setOpen(false)}
          />
        ) : null}
      </div>
    </>
  );
}
