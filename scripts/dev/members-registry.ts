import { policyOf, status, type Registry } from '@resort/release';

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

/**
 * Throws for a registry in a folder that a product with members serves, whichever database that has. On a machine for
 * development `npm start` takes away the second person's approval before its first release; a channel of members has it.
 */
export async function refuseMembersChannel(registry: Registry): Promise<void> {
  const channel = 'production';
  const { current } = await status(registry, { channel });
  const { approval } = await policyOf(registry, channel);
  if (current !== null && approval === 'required')
    throw new Error(
      `Release ${current} of ${channel} in this DATA_DIR needs a second person, as a channel with members does: ` +
        'npm run dev writes nothing there. Choose another DATA_DIR.',
    );
}
