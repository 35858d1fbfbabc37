import { useId, type ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import styles from './field.module.css';

export interface FieldFrame {
  label: string;
  hint?: string | undefined;
  /** how to correct it, in the member's language; announced when it appears */
  error?: string | undefined;
  /** marked as optional beside the label; all other fields are required */
  optional?: boolean | undefined;
}

export interface ControlProps {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

type Described = FieldFrame & { children: (control: ControlProps) => ReactNode };

/** Label, control, hint and error of one field, linked for screen readers. */
export function Field({ label, optional, children, ...described }: Described) {
  const { control, below } = useDescription(described);
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={control.id} id={`${control.id}-label`}>
        {label}
        <Optional isOptional={optional} />
      </label>
      {children(control)}
      {below}
    </div>
  );
}

/** The same for several controls that form one answer; `id` is for the first control. */
export function FieldGroup({
  label,
  optional,
  role,
  children,
  ...described
}: Described & { role?: 'radiogroup' }) {
  const { control, below } = useDescription(described);
  const describedBy = control['aria-describedby'];
  return (
    <fieldset
      className={styles['field']}
      role={role}
      aria-invalid={role ? control['aria-invalid'] : undefined}
      aria-describedby={describedBy}
    >
      <legend className={styles['label']}>
        {label}
        <Optional isOptional={optional} />
      </legend>
      {children(control)}
      {below}
    </fieldset>
  );
}

/** Hint and error below a control, and the attributes that link the control to them. */
export function useDescription({ hint, error }: Pick<FieldFrame, 'hint' | 'error'>) {
  const id = useId();
  const ids = [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`];
  const control: ControlProps = {
    id,
    'aria-invalid': error !== undefined,
    'aria-describedby': ids.filter(Boolean).join(' ') || undefined,
  };
  const below = (
    <>
      {hint === undefined ? null : (
        <span id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </span>
      )}
      <span id={`${id}-error`} className={styles['error']} role="alert">
        {error}
      </span>
    </>
  );
  return { control, below };
}

function Optional({ isOptional = false }: { isOptional: boolean | undefined }) {
  const t = useText('kit');
  if (!isOptional) return null;
  return (
    <>
      {' '}
      <span className={styles['optional']}>{t('fields.optional')}</span>
    </>
  );
}
