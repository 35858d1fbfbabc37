import { useId, type ReactNode } from 'react';
import styles from './form.module.css';

export interface FieldFrame {
  label: string;
  hint?: string | undefined;
  /** what to do, in the member's language; announced when it appears */
  error?: string | undefined;
}

interface ControlProps {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string;
}

/** Label, control, hint and error of one field, tied together for screen readers. */
export function Field({
  label,
  hint,
  error,
  children,
}: FieldFrame & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': `${id}-hint ${id}-error` })}
      {hint === undefined ? null : (
        <span id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </span>
      )}
      <span id={`${id}-error`} className={styles['error']} role="alert">
        {error}
      </span>
    </div>
  );
}
