import { Link as RouterLink, type LinkProps } from 'react-router';
import { isKept, isServed } from '../routes/index.ts';

/**
 * A link with a short view transition, where the browser supports them; to a screen that is kept without one, because
 * the browser takes longer to prepare a transition than to show that screen. If the release lacks the screen, its
 * content without a link: parts that make no sense then ask `isServed` themselves.
 */
export function Link(props: LinkProps) {
  const { to } = props;
  const path = typeof to === 'string' ? to : (to.pathname ?? '');
  return isServed(path) ? (
    <RouterLink viewTransition={!isKept(path)} {...props} />
  ) : (
    <span className={props.className}>{props.children}</span>
  );
}
