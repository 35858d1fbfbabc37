import type { Binding } from '../binding.ts';
import type { Choice } from './choice-dialog.tsx';
import { FieldGroup, type FieldFrame } from '../field.tsx';
import styles from './tick.module.css';

export interface RadioChoice extends Choice {
  /** a line below the label, e.g. a price or a condition */
  text?: string;
}

export interface RadioGroupProps extends FieldFrame, Binding<string> {
  choices: readonly RadioChoice[];
  /** `cards` for answers that need a line of explanation */
  look?: 'plain' | 'cards';
}

/** A few options, all visible: the browser's radio buttons, with arrow keys. */
export function RadioGroup({
  choices,
  look = 'plain',
  value,
  onChange,
  onBlur,
  name,
  ...frame
}: RadioGroupProps) {
  return (
    <FieldGroup {...frame} role="radiogroup">
      {({ id }) => (
        <div className={styles[look]}>
          {choices.map((choice) => (
            <label key={choice.value} className={styles['choice']}>
              <input
                className={`${styles['mark']} ${styles['radio']}`}
                type="radio"
                name={`${name}-${id}`}
                value={choice.value}
                aria-describedby={choice.text === undefined ? undefined : `${id}-${choice.value}`}
                checked={choice.value === value}
                onChange={() => onChange(choice.value)}
                onBlur={onBlur}
              />
              <span className={styles['words']}>
                <span className={styles['label']}>
                  <span>{choice.label}</span>
                  {choice.detail === undefined ? null : <span>{choice.detail}</span>}
                </span>
                {choice.text === undefined ? null : (
                  <span id={`${id}-${choice.value}`} className={styles['text']} aria-hidden="true">
                    {choice.text}
                  </span>
                )}
              </span>
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
