import type { Rollout } from '@resort/shared/remote';
import { readPointer, type ChannelPointer } from '../channels/channel.ts';
import type { Registry } from '../registry/registry.ts';
import { loadCurrent, loadNumber } from '../page/load-release.ts';
import { toServed, type ServedRelease } from '../page/served-release.ts';

/** What a channel gives to its visitors at this moment. */
export interface ServedChannel {
  channel: string;
  current: ServedRelease;
  /** where `current` is not for everybody yet: for whom it is, and what everybody else gets */
  rollout: (Rollout & { served: ServedRelease }) | null;
  /** see ChannelPointer */
  blocked: readonly string[];
}

export interface OriginSettings {
  registry: Registry;
  channel: string;
  /** where the app server is, when this deployment has it elsewhere than the release says */
  apiBase?: string;
}

const POINTER_MAX_AGE_MS = 1_000;

/**
 * The releases to serve. The pointer is read again at most once a second, so that a pin by another process shows on
 * the next reload; what cannot be read leaves the last good release in place and is told to `onFault`, once.
 */
export function followChannel(settings: OriginSettings, onFault: (fault: unknown) => void) {
  const { registry, channel } = settings;
  let served: { etag: string; channel: ServedChannel } | null = null;
  let lastFault: string | null = null;
  let checkedAt = -Infinity;
  let checking: Promise<void> | null = null;

  async function check(): Promise<void> {
    try {
      const standing = await readPointer(registry, channel);
      if (standing === null && served) throw new Error(`The pointer of channel ${channel} is gone.`);
      if (standing && standing.etag !== served?.etag) {
        // every release is signed for ever, so an older one put in place of a newer one would verify too
        if (standing.pointer.release < (served?.channel.current.number ?? 0))
          throw new Error(
            `The pointer of channel ${channel} went back to release ${standing.pointer.release}.`,
          );
        const { etag, pointer } = standing;
        served = { etag, channel: await loadChannel(settings, pointer, served?.channel ?? null) };
      }
      lastFault = null;
    } catch (fault) {
      if (String(fault) !== lastFault) onFault(fault);
      lastFault = String(fault);
    }
    checkedAt = performance.now();
  }

  return async (): Promise<ServedChannel | null> => {
    if (performance.now() - checkedAt >= POINTER_MAX_AGE_MS) {
      checking ??= check().finally(() => (checking = null));
      await checking;
    }
    return served?.channel ?? null;
  };
}

/** Resolves to the current release's number when it can be served, and rejects with the reason when it cannot. */
export async function originHealth(settings: OriginSettings): Promise<number> {
  const standing = await readPointer(settings.registry, settings.channel);
  if (standing === null) throw new Error(`Nothing is pinned on channel ${settings.channel} yet.`);
  return (await loadChannel(settings, standing.pointer, null)).current.number;
}

/** @param before what was served until now: a baseline keeps the pages that were made of it */
async function loadChannel(
  { registry, channel, apiBase }: OriginSettings,
  pointer: ChannelPointer,
  before: ServedChannel | null,
): Promise<ServedChannel> {
  const parts = await loadCurrent(registry, pointer);
  const current = toServed(parts, apiBase);
  const { rollout } = parts.release;
  const blocked = pointer.blocked ?? [];
  if (rollout === undefined) return { channel, current, rollout: null, blocked };
  const known = [before?.current, before?.rollout?.served].find((one) => one?.number === rollout.baseline);
  const served = known ?? toServed(await loadNumber(registry, channel, rollout.baseline), apiBase);
  return { channel, current, rollout: { ...rollout, served }, blocked };
}
