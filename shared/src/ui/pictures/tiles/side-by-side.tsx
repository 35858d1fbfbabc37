import type { ReactNode } from 'react';
import { classes } from '../../base/classes.ts';
import styles from './side-by-side.module.css';

interface SideBySideProps<Row> {
  /** accessible name, unless a heading names the section */
  label?: string;
  /** undefined: unknown */
  rows: readonly Row[] | undefined;
  /** class that reserves the height before the rows load */
  className?: string | undefined;
  /** each nearly as wide as the screen, with scroll snapping */
  areWide?: boolean;
  render: (row: Row, index: number) => ReactNode;
}

/** Items in one row that scrolls sideways to the edges of the screen. */
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
