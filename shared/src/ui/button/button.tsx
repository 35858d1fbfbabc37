import { useId, type ButtonHTMLAttributes, type ReactNode } from 'react';
import { Link } from '../../router/index.ts';
import { isServed } from '../../routes/index.ts';
import styles from './button.module.css';
import { VisuallyHidden } from '../base/visually-hidden.tsx';
import { classes } from '../base/classes.ts';

type Look = 'primary' | 'quiet' | 'plain' | 'danger';

interface LookProps {
  look?: Look;
  /** as wide as its column */
  wide?: boolean;
}

function classOf(look: Look, wide: boolean): string {
  return classes(styles['button'], styles[look], wide && styles['wide']);
}

export interface ButtonProps extends LookProps, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  /**
   * true while its action runs: it keeps the focus, a screen reader announces it, and a second press does
   * nothing
   */
  busy?: boolean;
  /**
   * why it cannot be pressed now, shown below; it stays focusable, so that a screen reader reads the reason
   */
  unavailable?: string | undefined;
}

/** An action; its label is a verb. */
export function Button(props: ButtonProps) {
  return 'unavailable' in props ? <PressWithReason {...props} /> : <Press {...props} />;
}

/**
 * Renders the same elements with and without a reason, so that the focus and a started press survive the
 * change.
 */
function PressWithReason({ unavailable, ...rest }: ButtonProps) {
  const reasonId = useId();
  const isUnavailable = unavailable !== undefined;
  return (
    <span className={classes(styles['withReason'], rest.wide && styles['wideReason'])}>
      <Press
        {...rest}
        isUnavailable={isUnavailable}
        {...(isUnavailable ? { 'aria-describedby': reasonId } : {})}
      />
      {isUnavailable ? (
        <span id={reasonId} className={styles['reason']}>
          {unavailable}
        </span>
      ) : null}
    </span>
  );
}

function Press({
  look = 'primary',
  wide = false,
  busy = false,
  isUnavailable = false,
  onClick,
  type = 'button',
  ...rest
}: Omit<ButtonProps, 'unavailable'> & { isUnavailable?: boolean }) {
  const takesNoPress = busy || isUnavailable;
  return (
    <button
      {...rest}
      type={takesNoPress ? 'button' : type}
      className={classOf(look, wide)}
      aria-disabled={takesNoPress}
      aria-busy={busy}
      onClick={takesNoPress ? undefined : onClick}
    />
  );
}

/**
 * A link to another screen that looks like an action; `to` comes from `shared/routes`. Not shown if the release lacks the
 * screen.
 */
export function ButtonLink({
  look = 'primary',
  wide = false,
  to,
  children,
}: LookProps & { to: string; children: ReactNode }) {
  return isServed(to) ? (
    <Link className={classOf(look, wide)} to={to}>
      {children}
    </Link>
  ) : null;
}

/** A button with an icon only; `label` is its accessible name. */
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

/**
 * A link with an icon only, such as the bell of the membership screen. A badge on it is read after the label. Not shown if
 * the release lacks the screen.
 */
export function IconLink({ label, children, to }: { label: string; children: ReactNode; to: string }) {
  return isServed(to) ? (
    <Link className={classes(styles['icon'], styles['disc'])} title={label} to={to}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </Link>
  ) : null;
}
