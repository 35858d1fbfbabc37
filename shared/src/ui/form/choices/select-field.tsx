import { ChevronDown } from '../../icon/icons.tsx';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import type { Binding } from '../binding.ts';
import { ChoiceDialog, type Choice } from './choice-dialog.tsx';
import control from '../control.module.css';
import { Field, type FieldFrame } from '../field.tsx';
import styles from './select-field.module.css';

/** Longer lists get a search field. */
const SEARCHED_FROM = 12;

export interface SelectFieldProps extends FieldFrame, Binding<string> {
  choices: readonly Choice[];
}

/** A button that opens a list of options: a sheet if it is short, a page with a search if it is long. */
export function SelectField({ choices, value, onChange, onBlur, name, ...frame }: SelectFieldProps) {
  const t = useText('kit');
  const [isOpen, setOpen] = useState(false);
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <Field {...frame}>
      {({ id, ...described }) => (
        <>
          <div className={control['box']}>
            <button
              {...described}
              id={id}
              type="button"
              role="combobox"
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              aria-controls={`${id}-list`}
              aria-labelledby={`${id}-label`}
              aria-required={!frame.optional}
              name={name}
              className={`${control['input']} ${styles['button']}`}
              onClick={() => setOpen(true)}
            >
              <span className={chosen ? styles['chosen'] : styles['none']}>
                {chosen?.label ?? t('fields.choose')}
              </span>
              <ChevronDown size={20} aria-hidden="true" className={styles['arrow']} />
            </button>
          </div>
          <div id={`${id}-list`} className={styles['list']}>
            {isOpen ? (
              <ChoiceDialog
                title={frame.label}
                choices={choices}
                chosen={value}
                searchable={choices.length >= SEARCHED_FROM}
                onChoose={(next) => {
                  onChange(next);
                  setOpen(false);
                }}
                onClose={() => {
                  setOpen(false);
                  onBlur();
                }}
              />
            ) : null}
          </div>
        </>
      )}
    </Field>
  );
}
