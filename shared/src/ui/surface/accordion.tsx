import { ChevronDown } from '../icon/icons.tsx';
import type { ReactNode } from 'react';
import styles from './accordion.module.css';

export interface AccordionItem {
  title: string;
  /** a line below the title: a summary */
  detail?: string;
  /** initially open */
  isOpen?: boolean;
  content: ReactNode;
}

/**
 * Collapsible texts: the browser's `<details>`, so that find-in-page opens them. `name`: unique on the
 * screen; opening one closes the others, where the browser supports it.
 */
export function Accordion({ name, items }: { name: string; items: readonly AccordionItem[] }) {
  return items.map(({ title, detail, isOpen = false, content }) => (
    <details key={title} name={name} open={isOpen} className={styles['accordion']}>
      <summary className={styles['summary']}>
        <span>
          {title}
          {detail === undefined ? null : <span className={styles['detail']}>{detail}</span>}
        </span>
        <ChevronDown className={styles['chevron']} size={18} aria-hidden="true" />
      </summary>
      <div className={styles['content']}>{content}</div>
    </details>
  ));
}
