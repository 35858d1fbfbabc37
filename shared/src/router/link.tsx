import { Link as RouterLink, type LinkProps } from 'react-router';

/** A link with a short view transition, where the browser supports them. */
export function Link(props: LinkProps) {
  return <RouterLink viewTransition {...props} />;
}
