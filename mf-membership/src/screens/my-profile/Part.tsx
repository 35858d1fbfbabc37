import { SectionHeading } from '@resort/shared/ui';
import { useId, type ReactNode } from 'react';
import styles from './my-profile.module.css';

interface PartProps {
  title: string;
  /** for links to it */
  id?: string;
  /** its purpose, below the title */
  lead?: string;
  /** where it is changed */
  link?: { to: string; label: string };
  children: ReactNode;
}

/** One part of the profile: a heading with rows on a raised ground. */
export function Part({ title, id: anchor, lead, link, children }: PartProps) {
  const id = useId();
  return (
    <section id={anchor} className={styles['part']} aria-labelledby={id}>
      <SectionHeading id={id} title={title} {...(link ? { link } : {})} />
      {lead === undefined ? null : <p className={styles['lead']}>{lead}</p>}
      <div className={styles['ground']}>{children}</div>
    </section>
  );
}
