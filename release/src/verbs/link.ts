/** An address on the origin: absolute with PUBLIC_ORIGIN, otherwise a path. */
export function linkOf(env: NodeJS.ProcessEnv, path: `/${string}`): string {
  return `${env['PUBLIC_ORIGIN'] ?? ''}${path}`;
}
