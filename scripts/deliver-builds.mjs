import { join } from 'node:path';
import { isFrozen, pin, policyOf, publish, setPolicy, status } from '@resort/release';
import { projectRoot } from './bootstrap.mjs';
import { unitFolders } from './build-units.mjs';

const AUTHOR = { by: 'npm start', reason: 'local build' };

/**
 * Publishes the local builds and pins those that were new. A build that was published before is left alone, so that
 * a rollback survives the next start; the rest of the pins stays as release managers set it.
 */
export async function deliverBuilds(registry, { channel, config, environment }) {
  if (registry.keyring.signer === null) return { said: 'nothing, without a signing key' };
  const builds = [];
  for (const unit of unitFolders())
    builds.push(await publish(registry, { ...AUTHOR, dist: join(projectRoot, unit, 'dist') }));
  const { current, pins, rollout, config: standing } = await status(registry, { channel });
  const fresh = builds.filter(({ unit, published }) => published || pins[unit] === undefined);
  // what a release manager added to the configuration stays
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
 * A developer's own machine pins what it builds: a browser's run over every screen and a second person's yes are for
 * what members get. The log of the registry says that they were left out, and why.
 */
const openChannel = (channel) => ({
  ...AUTHOR,
  channel,
  check: 'skipped',
  approval: 'skipped',
  reason: 'a machine for development',
});
