import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { Notice } from '../screen/feedback/notice.tsx';
import styles from './form.module.css';
import type { FormState } from './use-form.ts';

export interface FormProps {
  form: Pick<FormState<object>, 'submit' | 'problem' | 'attempt'>;
  children: ReactNode;
}

/**
 * Fields and one action; Enter submits it. The fields show errors, not the browser. After an attempt the
 * first invalid field has the focus, and several are counted.
 */
export function Form({ form, children }: FormProps) {
  const t = useText('kit');
  const element = useRef<HTMLFormElement>(null);
  const { wrong, count } = form.attempt;
  useEffect(() => {
    if (wrong > 0) focusFirstWrong(element.current);
  }, [wrong, count]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <form ref={element} className={styles['form']} noValidate onSubmit={submit}>
      <output className={styles['summary']}>
        {wrong > 1 ? t('fields.toCheck', { count: wrong }) : null}
      </output>
      {form.problem === undefined ? null : <Notice tone="danger">{form.problem}</Notice>}
      {children}
    </form>
  );
}

/** In document order. An invalid group focuses its first control. */
function focusFirstWrong(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const control = wrong?.matches('[role="radiogroup"]') ? wrong.querySelector('input') : wrong;
  control?.focus();
  // a wrong code is replaced as a whole; other values are corrected
  if (control instanceof HTMLInputElement && control.autocomplete === 'one-time-code') control.select();
}
