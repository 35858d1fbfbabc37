import type { FastifyRequest } from 'fastify';
import type { Rollout } from '@resort/shared/remote';
import { readPointer, type ChannelPointer } from '../../../channels/channel.ts';
import type { Registry } from '../../../registry/registry.ts';
import { loadCurrent, loadNumber } from '../../page/load-release.ts';
import type { Deployment } from '../../page/page.ts';
import { toServed, type ServedRelease } from '../../page/served-release.ts';

/** What a channel currently serves. */
export interface ServedChannel {
  channel: string;
  current: ServedRelease;
  /** during a roll-out: its audience, and the baseline for everybody else */
  rollout: (Rollout & { served: ServedRelease }) | null;
  /** see ChannelPointer */
  blocked: readonly string[];
}

export interface OriginSettings extends Deployment {
  registry: Registry;
  channel: string;
  /** the visitor's country, ISO 3166-1; absent: unknown */
  regionOf?: (request: Pick<FastifyRequest, 'headers' | 'socket'>) => string | undefined;
}

/** Null before the first pin. */
export type FollowedChannel = () => Promise<ServedChannel | null>;

interface Log {
  error(fault: unknown, sentence: string): void;
}

const POINTER_MAX_AGE_MS = 1_000;

/**
 * The releases to serve. The pointer is read at most once a second, so that a pin by another process appears
 * on the next reload. If it cannot be read, the last good release stays, and the fault is logged once.
 */
export function followChannel(settings: OriginSettings, log: Log): FollowedChannel {
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
        // signatures do not expire, so an older release restored over a newer one would verify
        if (standing.pointer.release < (served?.channel.current.number ?? 0))
          throw new Error(
            `The pointer of channel ${channel} went back to release ${standing.pointer.release}.`,
          );
        const { etag, pointer } = standing;
        served = { etag, channel: await loadChannel(settings, pointer, served?.channel ?? null) };
      }
      lastFault = null;
    } catch (fault) {
      if (String(fault) !== lastFault) log.error(fault, 'the last good release stays');
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

/**
 * The number of the release that this process serves. While the registry cannot be read it is the last good one, so that
 * an unreachable registry takes no process out of a load balancer. Rejects if there is none.
 */
export async function servedNumber(served: FollowedChannel): Promise<number> {
  const channel = await served();
  if (channel === null) throw new Error('No release can be served yet.');
  return channel.current.number;
}

/** @param before the channel as served until now: a baseline reuses its rendered pages */
async function loadChannel(
  { registry, channel, regionOf: _regionOf, ...deployment }: OriginSettings,
  pointer: ChannelPointer,
  before: ServedChannel | null,
): Promise<ServedChannel> {
  const parts = await loadCurrent(registry, pointer);
  const current = toServed(parts, deployment, registry);
  const { rollout } = parts.release;
  const blocked = pointer.blocked ?? [];
  if (rollout === undefined) return { channel, current, rollout: null, blocked };
  const known = [before?.current, before?.rollout?.served].find((one) => one?.number === rollout.baseline);
  const served =
    known ?? toServed(await loadNumber(registry, channel, rollout.baseline), deployment, registry);
  return { channel, current, rollout: { ...rollout, served }, blocked };
}
