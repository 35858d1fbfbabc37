import { loggedState } from '../audit/logged-state.ts';
import type { Pins } from './channel.ts';
import { RefusedError } from '../base/errors.ts';
import type { Registry } from '../registry/registry.ts';

/**
 * Versions that no release may contain, from the log; there is no separate list that could be deleted. Throws
 * if a log entry is missing.
 */
export async function blockedVersions(registry: Registry): Promise<string[]> {
  return [...(await loggedState(registry)).blocked].sort();
}

export async function refuseBlocked(registry: Registry, pins: Pins): Promise<void> {
  const blocked = await blockedVersions(registry);
  const found = Object.entries(pins)
    .map((pair) => pair.join('@'))
    .find((name) => blocked.includes(name));
  if (found !== undefined)
    throw new RefusedError(`${found} is blocked: pin another version of it, or unblock it first.`);
}
