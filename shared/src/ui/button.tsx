import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from '../router/index.ts';
import styles from './button.module.css';

type Look = 'primary' | 'quiet' | 'plain';

interface LookProps {
  look?: Look;
  /** as wide as its column */
  wide?: boolean;
}

function classOf(look: Look, wide: boolean): string {
  return [styles['button'], styles[look], wide ? styles['wide'] : ''].join(' ');
}

export interface ButtonProps extends LookProps, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  /** true while its work runs: it keeps the focus, says so to a screen reader, and takes no second press */
  busy?: boolean;
}

/** An action, named by a verb. */
export function Button({
  look = 'primary',
  wide = false,
  busy = false,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      className={classOf(look, wide)}
      aria-disabled={busy}
      aria-busy={busy}
      onClick={busy ? undefined : onClick}
    />
  );
}

/** A way to another screen that looks like an action; `to` comes from `shared/routes`. */
export function ButtonLink({
  look = 'primary',
  wide = false,
  to,
  children,
}: LookProps & { to: string; children: ReactNode }) {
  return (
    <Link className={classOf(look, wide)} to={to}>
      {children}
    </Link>
  );
}

/** A symbol alone; `label` is what it is called. */
export function IconButton({
  label,
  children,
  onClick,
}: {
  label: string;
  children: ReactNode;
  onClick: () => void;
}) {
  return (
    <button type="button" className={styles['icon']} aria-label={label} title={label} onClick={onClick}>
      {children}
    </button>
  );
}
