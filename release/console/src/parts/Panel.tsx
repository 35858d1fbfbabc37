import { useId, type ReactNode } from 'react';
import { SectionHeading } from '@resort/shared/ui';
import styles from './panel.module.css';

/** A part of the page under a heading of its own. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles['panel']} aria-labelledby={id}>
      <SectionHeading id={id} title={title} />
      {children}
    </section>
  );
}
