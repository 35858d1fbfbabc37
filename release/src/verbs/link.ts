/** An address of the origin, as whole as this process knows it: with PUBLIC_ORIGIN, else from the path on. */
export function linkOf(env: NodeJS.ProcessEnv, path: `/${string}`): string {
  return `${env['PUBLIC_ORIGIN'] ?? ''}${path}`;
}
