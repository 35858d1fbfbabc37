/**
 * Throws where the environment names a registry that serves members. `npm run dev` publishes a development shell and
 * pins it on a channel of its own; neither belongs in a registry that other processes serve from.
 */
export function refuseMembersRegistry(env: NodeJS.ProcessEnv): void {
  if (env['RELEASE_STORE'])
    throw new Error(
      `RELEASE_STORE is "${env['RELEASE_STORE']}": npm run dev writes only to a registry in a folder of this machine.`,
    );
  if (env['APP_ENV'] === 'production')
    throw new Error('APP_ENV is "production": npm run dev is for development, and has no policy of its own.');
}
