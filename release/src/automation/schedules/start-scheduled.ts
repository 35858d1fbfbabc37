import { isProposal, pinOrPropose } from '../../approvals/proposals.ts';
import { record } from '../../audit/audit-log.ts';
import { ConflictError, FrozenError, LostRaceError, RefusedError } from '../../base/errors.ts';
import { toPins } from '../../changes/pin.ts';
import { pinsOf, readPointer, releasesOf } from '../../channels/channel.ts';
import { isFrozen } from '../../permissions/freeze/freezes.ts';
import type { Registry } from '../../registry/registry.ts';
import { replaceScheduled, scheduledOn, type Found, type Scheduled } from './scheduled.ts';

/** A machine that dies leaves its lease to the others after this time. */
const LEASE_MS = 120_000;

/**
 * Makes the scheduled pins of a channel whose time has come; during a freeze they wait. Of several machines, the one whose
 * compare-and-swap takes the lease makes the pin. Returns a sentence for each.
 */
export async function startScheduled(
  registry: Registry,
  channel: string,
  now: number = Date.now(),
): Promise<string[]> {
  const said: string[] = [];
  for (const found of await scheduledOn(registry, channel)) {
    if (Date.parse(found.scheduled.starts) > now) continue;
    if (await isFrozen(registry, channel)) continue;
    const sentence = await start(registry, found, now);
    if (sentence !== null) said.push(sentence);
  }
  return said;
}

async function start(registry: Registry, found: Found, now: number): Promise<string | null> {
  const { scheduled } = found;
  const { channel, id, lease } = scheduled;
  if (lease && Date.parse(lease.until) > now) return null;
  const isMade = lease !== undefined && (await isMadeSince(registry, scheduled, lease.base));
  const base = (await readPointer(registry, channel))?.pointer.release ?? 0;
  const until = new Date(now + LEASE_MS).toISOString();
  if (!(await replaceScheduled(registry, found, { ...scheduled, lease: { until, base } }))) return null;
  const sentence = isMade ? 'was made before' : await make(registry, scheduled, base);
  if (sentence === null) return null;
  const { by } = scheduled;
  const subjects = [id, ...scheduled.units];
  await record(registry, { verb: 'schedule start', channel, by, reason: sentence, subjects });
  return `scheduled pin ${id}: ${sentence}`;
}

/** A sentence about the result; null if it has to be tried again. */
async function make(registry: Registry, scheduled: Scheduled, base: number): Promise<string | null> {
  const { channel, by, reason, units, config, audience } = scheduled;
  const request = { channel, by, reason, units, ...(config && { config }), ...(audience && { audience }) };
  try {
    const outcome = await pinOrPropose(registry, { ...request, ...(base > 0 && { expect: base }) });
    return isProposal(outcome)
      ? `proposal ${outcome.id} waits for a second person`
      : `release ${outcome.number} is current`;
  } catch (error) {
    if (error instanceof FrozenError || error instanceof ConflictError || error instanceof LostRaceError)
      return null;
    if (error instanceof RefusedError) return `refused: ${error.message}`;
    throw error;
  }
}

/** True if a machine made the pin and died before it could say so. */
async function isMadeSince(registry: Registry, { channel, by, units }: Scheduled, base: number) {
  const asked = Object.entries(toPins(units));
  for await (const release of releasesOf(registry, channel)) {
    if (release.number <= base) return false;
    const pins = pinsOf(release);
    if (release.by === by && asked.every(([unit, version]) => pins[unit] === version)) return true;
  }
  return false;
}
