import { ChevronRight } from '../icon/icons.tsx';
import type { ReactNode } from 'react';
import { Link } from '../../router/index.ts';
import { isServed } from '../../routes/index.ts';
import styles from './list.module.css';

/** Rows with hairlines between them. `label`: accessible name, if no heading names the list. */
export function List({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={styles['list']} aria-label={label}>
      {children}
    </ul>
  );
}

export function ListItem({ children }: { children: ReactNode }) {
  return <li className={styles['item']}>{children}</li>;
}

export interface RowProps {
  title: string;
  detail?: string;
  /** decorative */
  icon?: ReactNode;
  /** at the end: an amount, a state */
  value?: ReactNode;
}

/** A row without interaction. */
export function Row(props: RowProps) {
  return (
    <ListItem>
      <div className={styles['row']}>
        <RowContent {...props} />
      </div>
    </ListItem>
  );
}

/** A row that links to another screen; `to` comes from `shared/routes`. A plain row if the release lacks the screen. */
export function LinkRow({ to, ...content }: RowProps & { to: string }) {
  if (!isServed(to)) return <Row {...content} />;
  return (
    <ListItem>
      <Link className={styles['row']} to={to}>
        <RowContent {...content} />
        <ChevronRight className={styles['chevron']} size={18} aria-hidden="true" />
      </Link>
    </ListItem>
  );
}

/** A row that acts on this screen: opens a sheet, starts a call. */
export function ActionRow({ onPress, ...content }: RowProps & { onPress: () => void }) {
  return (
    <ListItem>
      <button type="button" className={styles['row']} onClick={onPress}>
        <RowContent {...content} />
        <ChevronRight className={styles['chevron']} size={18} aria-hidden="true" />
      </button>
    </ListItem>
  );
}

function RowContent({ title, detail, icon, value }: RowProps) {
  return (
    <>
      {icon === undefined ? null : <span className={styles['icon']}>{icon}</span>}
      <span className={styles['main']}>
        <span className={styles['words']}>
          {title}
          {detail === undefined ? null : <span className={styles['detail']}>{detail}</span>}
        </span>
        {value === undefined ? null : <span className={styles['value']}>{value}</span>}
      </span>
    </>
  );
}
