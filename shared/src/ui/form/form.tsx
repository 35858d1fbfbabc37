import type { FormEvent, ReactNode } from 'react';
import styles from './form.module.css';

/** Fields and one action; Enter sends it, and what is wrong is said by the fields, not by the browser. */
export function Form({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      {children}
    </form>
  );
}
