import type { ReactNode } from 'react';
import type { Binding } from '../binding.ts';
import { useDescription, type FieldFrame } from '../field.tsx';
import field from '../field.module.css';
import styles from './tick.module.css';

export interface CheckboxProps extends Pick<FieldFrame, 'hint' | 'error'>, Binding<boolean> {
  /** may contain a link: `<LinkedText …>` */
  label: ReactNode;
  /** must be ticked before the form can be submitted, e.g. a consent */
  required?: boolean;
}

/** A yes/no value that is submitted with the form. */
export function Checkbox({ label, required = false, ...props }: CheckboxProps) {
  return <Tick {...props} label={label} required={required} />;
}

/** A yes/no value that takes effect at once. */
export function Switch({ label, ...props }: Omit<CheckboxProps, 'required'>) {
  return <Tick {...props} label={label} isSwitch />;
}

interface TickProps extends CheckboxProps {
  isSwitch?: boolean;
}

function Tick({ label, required, isSwitch = false, value, onChange, onBlur, name, ...described }: TickProps) {
  const { control, below } = useDescription(described);
  return (
    <div className={field['field']}>
      <label className={`${styles['choice']} ${isSwitch ? styles['apart'] : ''}`}>
        <input
          {...control}
          aria-invalid={isSwitch ? undefined : control['aria-invalid']}
          type="checkbox"
          role={isSwitch ? 'switch' : undefined}
          name={name}
          className={`${styles['mark']} ${styles[isSwitch ? 'switch' : 'box']}`}
          aria-required={required}
          checked={value}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur}
        />
        <span className={styles['words']}>{label}</span>
      </label>
      {below}
    </div>
  );
}
