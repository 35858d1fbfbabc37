/** An address on the origin: absolute with PUBLIC_ORIGIN, otherwise a path. */
export function linkOf(env: NodeJS.ProcessEnv, path: `/${string}`): string {
  return `${env['PUBLIC_ORIGIN'] ?? ''}${path}`;
}

/** A link for a person; one without an origin says how to get it whole. */
export const linkText = (link: string): string =>
  link.startsWith('/') ? `${link}\nThis is a path. Set PUBLIC_ORIGIN to get a whole address.` : link;
