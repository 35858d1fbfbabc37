import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './side-by-side.module.css';

interface SideBySideProps<Row> {
  /** read by a screen reader, unless a heading names the section around it */
  label?: string;
  /** undefined: not known yet */
  rows: readonly Row[] | undefined;
  /** the room that it takes before they are known, so that nothing below jumps */
  className?: string | undefined;
  /** each nearly as wide as the screen, and the scrolling stops at it */
  areWide?: boolean;
  render: (row: Row, index: number) => ReactNode;
}

/** Things in one row that scrolls sideways to the edges of the screen. */
export function SideBySide<Row extends { id: string }>(props: SideBySideProps<Row>) {
  const { label, rows, className, areWide = false, render } = props;
  return (
    <ul className={classes(styles['side'], className)} aria-label={label} aria-busy={rows === undefined}>
      {(rows ?? []).map((row, index) => (
        <li key={row.id} className={areWide ? styles['wide'] : undefined}>
          {render(row, index)}
        </li>
      ))}
    </ul>
  );
}
