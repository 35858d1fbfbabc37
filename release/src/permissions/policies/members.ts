import { readPointer } from '../../channels/channel.ts';
import { RefusedError } from '../../base/errors.ts';
import type { Registry } from '../../registry/registry.ts';
import { DEVELOPMENT_CHANNEL, MEMBERS_CHANNEL } from '../../storage/names.ts';
import { policyOf } from './channel-policy.ts';

/** True if the members' channel has a release and requires a check; a machine for development skips it. */
export async function servesMembers(registry: Registry): Promise<boolean> {
  if ((await readPointer(registry, MEMBERS_CHANNEL)) === null) return false;
  return (await policyOf(registry, MEMBERS_CHANNEL)).check === 'required';
}

/** Throws RefusedError for development builds and their channel in a registry that serves members. */
export async function refuseBesideMembers(registry: Registry): Promise<void> {
  if (!(await servesMembers(registry))) return;
  throw new RefusedError(
    `This registry serves members: the channel ${DEVELOPMENT_CHANNEL} and development builds belong in a registry of ` +
      'your own machine.',
  );
}
