import type { PublicConfig, ReleaseDocument } from '@resort/shared/remote';
import { pinsOf, type Pins } from './channel.ts';
import { commitRelease } from './commit.ts';
import { compose } from './compose.ts';
import { RefusedError } from './errors.ts';
import { sparesAfterPin } from './last-known-good.ts';
import { DEVELOPMENT_CHANNEL, isDevelopmentBuild, parseUnitVersion } from './names.ts';
import type { Storage } from './storage/storage.ts';

export interface PinRequest {
  channel: string;
  /** `mf-auth@0.1.0-3fa94c1b2d7e`; units that are not named stay as they are */
  units: readonly string[];
  /** what is not named stays as it is; the first release of a channel needs an API base and an app key */
  config?: Partial<PublicConfig>;
  by: string;
  reason: string;
}

/**
 * Makes a release of the current pins overlaid with the given ones. Throws RefusedError when a rule is broken and
 * LostRaceError when the channel never stood still.
 */
export async function pin(storage: Storage, request: PinRequest): Promise<ReleaseDocument> {
  const asked = toPins(request.units);
  if (request.channel !== DEVELOPMENT_CHANNEL) refuseDevelopmentBuilds(asked);
  return commitRelease(storage, request.channel, async (parent) => {
    const standing = parent ? pinsOf(parent) : {};
    const config = wholeConfig({ ...parent?.config, ...request.config });
    const pins = { ...standing, ...asked };
    const composition = await compose(storage, pins, standing, sparesAfterPin(parent, pins));
    return { by: request.by, reason: request.reason, ...composition, config };
  });
}

function toPins(units: readonly string[]): Pins {
  const named = units.map(parseUnitVersion);
  if (named.length === 0) throw new RefusedError('Name at least one unit to pin.');
  const twice = named.find(({ unit }, at) => named.findIndex((other) => other.unit === unit) !== at);
  if (twice) throw new RefusedError(`${twice.unit} is named twice; one version of a unit can be pinned.`);
  return Object.fromEntries(named.map(({ unit, version }) => [unit, version]));
}

function refuseDevelopmentBuilds(pins: Pins): void {
  const found = Object.entries(pins).find(([, version]) => isDevelopmentBuild(version));
  if (found) throw new RefusedError(`${found.join('@')} is a development build: members never get one.`);
}

function wholeConfig({ apiBase, appKey, ...rest }: Partial<PublicConfig>): PublicConfig {
  if (apiBase === undefined || appKey === undefined)
    throw new RefusedError('The first release of a channel needs a configuration.');
  if (
    !/^(?:\/|https?:\/\/[^/\s]+)[^\s?#]*$/.test(apiBase) ||
    apiBase.startsWith('//') ||
    apiBase.endsWith('/')
  ) {
    throw new RefusedError(
      `The API base "${apiBase}" is neither a path nor an http(s) address without a last slash.`,
    );
  }
  if (appKey === '') throw new RefusedError('The app key is empty: nothing a visitor sends could be signed.');
  return { apiBase, appKey, ...rest };
}
