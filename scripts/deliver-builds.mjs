import { join } from 'node:path';
import { pin, publish, status } from '@resort/release';
import { projectRoot } from './bootstrap.mjs';
import { unitFolders } from './build-units.mjs';

/**
 * Publishes the local builds and pins those that were new. A build that was published before is left alone, so that
 * a rollback survives the next start; the rest of the pins stays as release managers set it.
 */
export async function deliverBuilds(storage, channel, config) {
  const builds = [];
  for (const unit of unitFolders())
    builds.push(await publish(storage, { dist: join(projectRoot, unit, 'dist') }));
  const { current, pins, config: standing } = await status(storage, { channel });
  const fresh = builds.filter(({ unit, published }) => published || pins[unit] === undefined);
  // what a release manager added to the configuration stays
  const isConfigured = Object.entries(config).every(([name, value]) => standing?.[name] === value);
  if (fresh.length === 0 && isConfigured) return { said: `release ${current}, nothing to do` };

  const named = fresh.length > 0 ? fresh : builds.filter(({ unit, version }) => pins[unit] === version);
  const release = await pin(storage, {
    channel,
    units: named.map(({ unit, version }) => `${unit}@${version}`),
    config,
    by: 'npm start',
    reason: 'local build',
  });
  return { said: `release ${release.number}: ${named.map(({ unit }) => unit).join(', ')}` };
}
