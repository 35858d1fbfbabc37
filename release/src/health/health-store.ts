import { toJsonBody } from '../base/hashing.ts';
import { keys } from '../storage/names.ts';
import type { Storage } from '../storage/storage.ts';
import { addTo, type Counts } from './counts.ts';

/**
 * Reports of pages while one release of a channel was current. Its size is bounded: keys are units and kinds
 * of served releases, and only the latest slots are kept separately. It is not signed, because anybody can
 * send a report.
 */
export interface HealthDocument {
  schema: 'health/1';
  channel: string;
  /** the current release at that time */
  current: number;
  total: Counts;
  /**
   * failing visits by the key of their count and network (reports/network.ts); shows whether a verdict depends on few
   * networks
   */
  networks?: Counts;
  /** by the start of the slot, ISO 8601; the history for a plot */
  slots: Record<string, Counts>;
}

/** The reports, and the failures by network. The keys of the failures are countKey followed by the network's name. */
export interface Told {
  counts: Counts;
  networks: Counts;
}

/** Above this number a single network no longer matters. */
const KEPT_NETWORKS = 2_000;
export const SLOT_MINUTES = 5;
/** Six hours. */
const KEPT_SLOTS = 72;
/** Of earlier releases, so that a past roll-out can be reviewed. */
const KEPT_DOCUMENTS = 20;

/** null without reports. */
export async function readHealth(
  { get }: Pick<Storage, 'get'>,
  channel: string,
  current: number,
): Promise<HealthDocument | null> {
  const object = await get(keys.health(channel, current));
  return object === null ? null : (JSON.parse(object.body.toString()) as HealthDocument);
}

/** Adds counts; safe with concurrent writers. */
export async function addToHealth(
  storage: Storage,
  { channel, current, at, counts, networks }: Told & { channel: string; current: number; at: Date },
): Promise<void> {
  const key = keys.health(channel, current);
  for (;;) {
    const standing = await storage.get(key);
    const document: HealthDocument = standing
      ? (JSON.parse(standing.body.toString()) as HealthDocument)
      : { schema: 'health/1', channel, current, total: {}, slots: {} };
    addTo(document.total, counts);
    const kept = (document.networks ??= {});
    const room = KEPT_NETWORKS - Object.keys(kept).length;
    const fresh = Object.keys(networks).filter((one) => kept[one] === undefined);
    const dropped = new Set(fresh.slice(Math.max(0, room)));
    addTo(kept, Object.fromEntries(Object.entries(networks).filter(([one]) => !dropped.has(one))));
    addTo((document.slots[slotOf(at)] ??= {}), counts);
    for (const old of Object.keys(document.slots).sort().slice(0, -KEPT_SLOTS)) delete document.slots[old];
    if (await storage.compareAndSwap(key, standing?.etag ?? null, toJsonBody(document))) {
      if (standing === null) await dropOldest(storage, channel);
      return;
    }
  }
}

function slotOf(at: Date): string {
  const length = SLOT_MINUTES * 60_000;
  return new Date(Math.floor(at.getTime() / length) * length).toISOString();
}

async function dropOldest(storage: Storage, channel: string): Promise<void> {
  const numberOf = (key: string) => Number(/(\d+)\.json$/.exec(key)?.[1] ?? 0);
  const documents = await storage.list(keys.healthOf(channel));
  const newestFirst = documents.sort((one, other) => numberOf(other) - numberOf(one));
  for (const key of newestFirst.slice(KEPT_DOCUMENTS)) await storage.remove(key);
}
