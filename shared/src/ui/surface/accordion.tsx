import { ChevronDown } from '../icon/icons.tsx';
import type { ReactNode } from 'react';
import styles from './accordion.module.css';

export interface AccordionItem {
  title: string;
  /** a line below the title: what stands in it, in short */
  detail?: string;
  /** from the start */
  isOpen?: boolean;
  content: ReactNode;
}

/**
 * Folded texts under each other: the browser's own `<details>`, so that find-in-page opens them. `name`: unique on the
 * screen, and opening one closes the others (where the browser knows that; elsewhere each stands alone).
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
