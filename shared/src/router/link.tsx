import { Link as RouterLink, type LinkProps } from 'react-router';

/** A link whose screen comes with a short transition, where the browser has them. */
export function Link(props: LinkProps) {
  return <RouterLink viewTransition {...props} />;
}
