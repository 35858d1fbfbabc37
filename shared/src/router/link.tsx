import { Link as RouterLink, type LinkProps } from 'react-router';
import { isServed } from '../routes/index.ts';

/**
 * A link with a short view transition, where the browser supports them. If the release lacks the screen, its content
 * without a link: parts that make no sense then ask `isServed` themselves.
 */
export function Link(props: LinkProps) {
  const { to } = props;
  return isServed(typeof to === 'string' ? to : (to.pathname ?? '')) ? (
    <RouterLink viewTransition {...props} />
  ) : (
    <span className={props.className}>{props.children}</span>
  );
}
