import type { ReleaseDocument } from '@resort/shared/remote';
import { grantOfKey, type Grant } from '../../../grants/grants.ts';
import { integrityOf } from '../../../base/hashing.ts';
import { keys } from '../../../storage/names.ts';
import type { OriginSettings, ServedChannel } from './follow-channel.ts';
import { loadParts } from '../../page/load-release.ts';
import { publicWhole } from '../../page/public-release.ts';
import { toServed, type ServedRelease } from '../../page/served-release.ts';

/** Maximum number of testers' pages in memory. */
const KEPT = 8;

/**
 * The release of the tester's key in the cookie: the versions of the grant, independent of the request. Null
 * if the grant expired, was revoked, or contains a version that was blocked since.
 */
export function followGrants(settings: OriginSettings) {
  const { registry, channel } = settings;
  const made = new Map<string, Promise<ServedRelease>>();
  return async (key: string, { blocked }: ServedChannel): Promise<ServedRelease | null> => {
    const grant = await grantOfKey(registry, channel, key);
    if (grant === null || grant.units.some((one) => blocked.includes(nameOf(one)))) return null;
    const known = made.get(grant.id) ?? serve(settings, grant);
    made.delete(grant.id);
    made.set(grant.id, known);
    const [oldest] = made.keys();
    if (made.size > KEPT && oldest !== undefined) made.delete(oldest);
    return known.catch(() => {
      made.delete(grant.id);
      return null;
    });
  };
}

async function serve({ registry, ...deployment }: OriginSettings, grant: Grant): Promise<ServedRelease> {
  const { channel, id, document, expiresAt: until, units } = grant;
  const key = keys.granted(channel, id);
  const object = await registry.get(key);
  if (object === null || integrityOf(object.body) !== document)
    throw new Error(`${key} is missing or not what was granted.`);
  const release = JSON.parse(object.body.toString()) as ReleaseDocument;
  const whole = publicWhole(key, release);
  return toServed(
    await loadParts(registry, release, whole, { until, units: units.map(nameOf) }),
    deployment,
    registry,
  );
}

const nameOf = ({ unit, version }: Grant['units'][number]) => `${unit}@${version}`;
