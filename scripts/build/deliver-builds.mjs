import { join } from 'node:path';
import { isFrozen, pin, policyOf, publish, setPolicy, status } from '@resort/release';
import { buildSource } from '@resort/shared/build/source';
import { projectRoot } from '../bootstrap.mjs';
import { unitFolders } from './build-units.mjs';

const AUTHOR = { by: 'npm start', reason: 'local build' };

/**
 * Publishes the local builds and pins the new ones. A build that was published before is not pinned again, so
 * that a rollback survives the next start; other pins do not change.
 */
export async function deliverBuilds(registry, { channel, config, environment }) {
  if (registry.keyring.signer === null) return { said: 'nothing, without a signing key' };
  const builds = [];
  for (const unit of unitFolders()) {
    const folder = join(projectRoot, unit);
    const source = buildSource(folder, projectRoot);
    // a channel that requires a check does not take a dirty one
    const request = { ...AUTHOR, source, allowDirty: true };
    builds.push(await publish(registry, { ...request, dist: join(folder, 'dist') }));
  }
  const { current, pins, rollout, config: standing } = await status(registry, { channel });
  const fresh = builds.filter(({ unit, published }) => published || pins[unit] === undefined);
  // settings that a release manager added stay
  const isConfigured = Object.entries(config).every(([name, value]) => standing?.[name] === value);
  if (fresh.length === 0 && isConfigured) return { said: `release ${current}, nothing to do` };

  if (current === null && environment === 'development') await setPolicy(registry, openChannel(channel));
  const named = fresh.length > 0 ? fresh : builds.filter(({ unit, version }) => pins[unit] === version);
  const { check, approval } = await policyOf(registry, channel);
  const isCareful = check === 'required' || approval === 'required';
  const isBusy = rollout !== null || (await isFrozen(registry, channel));
  if (current !== null && (isCareful || isBusy))
    return { said: `release ${current}; published, to be checked and pinned: ${namesOf(named)}` };
  const units = named.map(({ unit, version }) => `${unit}@${version}`);
  const release = await pin(registry, { channel, units, config, ...AUTHOR });
  return { said: `release ${release.number}: ${namesOf(named)}` };
}

const namesOf = (builds) => builds.map(({ unit }) => unit).join(', ');

/**
 * A developer's machine pins its own builds: the browser check and the second person's approval are for
 * members' channels. The registry's log records the exception and the reason.
 */
const openChannel = (channel) => ({
  ...AUTHOR,
  channel,
  check: 'skipped',
  approval: 'skipped',
  reason: 'a machine for development',
});
